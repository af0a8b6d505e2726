/*
 * hdu1848: Fibonacci again and again, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1848.
 * Generated from problems/hdu1848/main.rs by `cargo xtask bundle hdu1848 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: ac21ace752f57a56
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef unsigned long long U;
/* memory */
static unsigned char M[6291456];
static u pages=2;
static u grow(u n){u o=pages;if(n>96-o)return -1u;pages+=n;return o;}
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}
static void st4(u a,u x){memcpy(M+a,&x,4);}
static void st8(u a,U x){memcpy(M+a,&x,8);}
static void copy(u a,u b,u n){memmove(M+a,M+b,n);}
static void fill(u a,u x,u n){memset(M+a,(int)x,n);}
/* input and output */
static unsigned char in[32768];
static u in_at,in_end;
static u get(void){
 if(in_at==in_end){in_at=0;in_end=(u)fread(in,1,sizeof in,stdin);if(!in_end)return -1u;}
 return in[in_at++];
}
static unsigned char out[32768];
static u out_n;
static void flush(void){fwrite(out,1,out_n,stdout);out_n=0;}
static void put(u a,u n){
 if(n>sizeof out-out_n){flush();if(n>sizeof out){fwrite(M+a,1,n,stdout);return;}}
 memcpy(out+out_n,M+a,n);out_n+=n;
}
/* arithmetic */
static u clz4(u x){
#ifdef __GNUC__
 return x?(u)__builtin_clz(x):32;
#else
 u n=32;while(x){x>>=1;n--;}return n;
#endif
}
static u ctz4(u x){
#ifdef __GNUC__
 return x?(u)__builtin_ctz(x):32;
#else
 u n=32;while(x){x<<=1;n--;}return n;
#endif
}
static U ctz8(U x){return (u)x?ctz4((u)x):32+ctz4((u)(x>>32));}
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
static u g0=65536;
/* functions */
static void f8(u,u);
static u f14(u,u);
static void f3(u a,u b){
 u c,e,f;
 U d,g;
 if(b<2)goto L1;
 c=(b<<3)+a-8;d=ld8(c);e=b-2;f=a+(e<<3);g=ld8(f);
 if(d>=g)goto L1;
 st8(c,g);
 if(!e)goto L2;
 g=ld8((b<<3)+a-24);
 if(d>=g)goto L2;
 b=a+(e<<3);
L4:st8(b,g);e--;
 if(!e)goto L3;
 c=b-16;f=b-8;b=f;g=ld8(c);
 if(d>=g)goto L2;
 goto L4;
L3:f=a;
L2:st8(f,d);
L1:;
}
static void f4(u a,u b){
 u c,d,e,f,g,h;
 U i;
 c=-1u;d=-1u>>(clz4(b-1)&31);e=(b>>1)&2147483646;f=(e<<3)+a-8;g=b;
L3:h=e+c;
 if(h>=b)goto L2;
 g^=g<<13;g^=g>>17;g^=g<<5;h=g&d;h-=h<b?0:b;
 if(h>=b)goto L1;
 i=ld8(f);h=a+(h<<3);st8(f,ld8(h));st8(h,i);f+=8;c++;
 if(c!=2)goto L3;
 return;
L2:exit(1);
L1:exit(1);
}
static u f6(u a,u b){
 u c,d,e,f,g,h,i,j,k,l,m,p;
 U n,o;
 c=b-3;d=a+16;e=a+8;f=b-1;g=a+(f<<3);h=0;i=b<50;j=1;
L1:if(j<b)goto L9;
 k=0;goto L8;
L9:k=1;l=j<<3;m=a+l;n=ld8(m);
 if(n<ld8(m-8))goto L8;
 k=e+l;
L10:if(f==j)goto L7;
 j++;o=ld8(k);m=o>=n;k+=8;n=o;
 if(m)goto L10;
 k=j<b;
L8:m=j==b;
 if(i)goto L6;
 if(j==b)goto L6;
 m=j-1;
 if(m>=b)goto L5;
 if(!k)goto L4;
 h++;m=a+(m<<3);n=ld8(m);p=j<<3;k=a+p;st8(m,ld8(k));st8(k,n);f3(a,j);l=b-j;
 if(l<2)goto L2;
 o=ld8(k+8);n=ld8(k);
 if(o>=n)goto L2;
 m=k+8;st8(k,o);
 if(l<3)goto L3;
 o=ld8(k+16);
 if(o>=n)goto L3;
 st8(m,o);m=g;
 if(l==3)goto L3;
 k=c-j;m=d+p;
L11:l=m+8;o=ld8(l);
 if(o>=n)goto L3;
 st8(m,o);m=l;k--;
 if(k)goto L11;
 m=g;goto L3;
L7:m=1;
L6:return m;
L5:exit(1);
L4:exit(1);
L3:st8(m,n);
L2:if(h!=5)goto L1;
 return 0;
}
static void f7(u a,u b,u c,u d){
 u e,f,g,h,i,j,k,l,m,n,p,s,t,v,w,x,y,z;
 U o,q,r;
 e=g0-256;g0=e;
 if(b<21)goto L2;
 f=1;g=1;
L5:h=b;i=a;j=f&g;
L8:if(d)goto L9;
 f8(a,b);goto L1;
L9:if(f&1)goto L10;
 f4(a,b);d--;
L10:g=b>>2;k=g*3;l=g<<1;m=0;
 if(b<=49)goto L11;
 n=g+1;m=0;o=ld8(a+(g<<3));p=g-1;q=ld8(a+(p<<3));
 if(o<q)goto L13;
 r=q;s=g;g=p;q=o;goto L12;
L13:m=1;r=o;s=p;
L12:o=ld8(a+(n<<3));p=o<q;t=(p?o:q)<r;m=m+p+t;v=l|1;o=ld8(a+(l<<3));w=l-1;q=ld8(a+(w<<3));
 if(o<q)goto L15;
 r=q;x=l;l=w;q=o;goto L14;
L15:m++;r=o;x=w;
L14:p=p?n:s;o=ld8(a+(v<<3));n=o<q;v=n?v:x;s=(n?o:q)<r;m=m+n+s;n=k+1;o=ld8(a+(k<<3));w=k-1;
 q=ld8(a+(w<<3));
 if(o<q)goto L17;
 r=q;x=k;k=w;q=o;goto L16;
L17:m++;r=o;x=w;
L16:g=t?g:p;l=s?l:v;o=ld8(a+(n<<3));p=o<q;z=p?n:x;n=(p?o:q)<r;k=n?k:z;m=m+p+n;
L11:o=ld8(a+(l<<3));q=ld8(a+(g<<3));
 if(o<q)goto L19;
 r=q;p=l;l=g;q=o;goto L18;
L19:m++;r=o;p=g;
L18:o=ld8(a+(k<<3));n=o<q;g=m+n;
 if((n?o:q)<r)goto L22;
 l=n?k:p;goto L21;
L22:if(g>=11)goto L23;
 g++;goto L21;
L23:m=b>>1;g=a+(b<<3)-8;k=a;
L24:q=ld8(k);st8(k,ld8(g));st8(g,q);g-=8;k+=8;m--;
 if(m)goto L24;
 l=b+~l;g=1;goto L20;
L21:g=!g;
L20:if(!(j&g))goto L25;
 if(f6(a,b))goto L1;
L25:if(!c)goto L28;
 if(l>=b)goto L27;
 g=a+(l<<3);q=ld8(g);
 if(ld8(c)>=q)goto L26;
 i=a;h=b;
L28:if(l>=h)goto L7;
 q=ld8(i);g=i+(l<<3);st8(i,ld8(g));st8(g,q);k=h-1;q=ld8(i);w=0;b=i+8;g=b;
L29:if(ld8(g)>=q)goto L6;
 g+=8;w++;
 if(k!=w)goto L29;
 w=k;goto L6;
L27:exit(1);
L26:o=ld8(a);st8(a,q);st8(g,o);n=a-8;p=a+8;o=ld8(a);k=0;m=b;
L30:l=m-1;
 if(k>=l)goto L31;
 g=p+(k<<3);
L32:if(o<ld8(g))goto L31;
 g+=8;k++;
 if(l!=k)goto L32;
 k=l;
L31:g=n+(m<<3);
L34:m--;
 if(k>=m)goto L33;
 q=ld8(g);l=g-8;g=l;
 if(o<q)goto L34;
 g=p+(k<<3);r=ld8(g);st8(g,q);st8(l+8,r);k++;goto L30;
L33:st8(a,o);g=k+1;
 if(b<g)goto L35;
 a+=g<<3;b-=g;
 if(b>=21)goto L8;
 goto L2;
L35:exit(1);
L7:exit(1);
L6:m=w<k?w:k;g=i+(h<<3)-8;x=h;
L37:x--;
 if(x>w)goto L38;
 x=m;goto L36;
L38:o=ld8(g);g-=8;
 if(o>=q)goto L37;
L36:if(x<w)goto L3;
 if(x>k)goto L4;
 a=b+(x<<3);j=128;k=0;l=0;g=0;m=0;s=128;y=b+(w<<3);v=y;
L39:b=a-v;t=b<2056;
 if(!t)goto L40;
 b>>=3;n=m<g;p=n|(l<k);b=p?b-128:b;
 if(!p)goto L41;
 s=n?s:b;j=n?b:j;goto L40;
L41:s=b>>1;j=b-s;
L40:if(m!=g)goto L42;
 if(s)goto L43;
 g=e;m=g;goto L42;
L43:b=0;m=e;g=m;n=v;
L44:M[g]=b;g+=ld8(n)>=q;n+=8;b++;
 if(s!=b)goto L44;
L42:if(l!=k)goto L45;
 if(j)goto L46;
 k=e+128;l=k;goto L45;
L46:b=a-8;n=0;l=e+128;k=l;
L47:M[k]=n;k+=ld8(b)<q;b-=8;n++;
 if(j!=n)goto L47;
L45:b=k-l;n=g-m;n=n>b?b:n;
 if(!n)goto L48;
 p=v+((u)M[m]<<3);o=ld8(p);b=M[l];f=~b;st8(p,ld8(a+(f<<3)));
 if(n==1)goto L49;
 n--;
L50:m++;p=v+((u)M[m]<<3);st8(a+((~b<<3)|-2048u),ld8(p));l++;b=M[l];f=~b;st8(p,ld8(a+(f<<3)));n--;
 if(n)goto L50;
L49:st8(a+(f<<3),o);l++;m++;
L48:a+=(l==k?0-j:0)<<3;v+=(m==g?s:0)<<3;
 if(!t)goto L39;
 if(m>=g)goto L52;
 b=a;
L53:g--;k=v+((u)M[g]<<3);o=ld8(k);b-=8;st8(k,ld8(b));st8(b,o);
 if(m<g)goto L53;
 goto L51;
L52:b=v;
 if(l>=k)goto L51;
L54:o=ld8(b);k--;g=a+((M[k]^-1u)<<3);st8(b,ld8(g));st8(g,o);b+=8;
 if(l<k)goto L54;
L51:st8(i,q);b=((b-y)>>3)+w;
 if(h<=b)goto L55;
 g=i+(b<<3);st8(i,ld8(g));st8(g,q);k=h-b;
 if(!k)exit(1);
 m=b>k?k:b;l=h>>3;a=g+8;k--;
 if(b<k)goto L58;
 f7(a,k,g,d);a=i;goto L57;
L58:f7(i,b,c,d);c=g;b=k;
L57:f=m>=l;g=w>=x;
 if(b>=21)goto L5;
 goto L2;
L55:exit(1);
L4:exit(1);
L3:exit(1);
L2:if(b<2)goto L1;
 g=1;
L59:g++;f3(a,g);
 if(b!=g)goto L59;
L1:g0=e+256;
}
static void f8(u a,u b){
 u c,d,e,f;
 U g,h;
 c=b>>1;
L7:c--;d=c<<1;e=d|1;
 if(e>=b)goto L8;
 f=c;
L9:d+=2;
 if(d>=b)goto L10;
 e=ld8(a+(e<<3))<ld8(a+(d<<3))?d:e;
L10:if(f>=b)goto L6;
 if(e>=b)goto L5;
 f=a+(f<<3);g=ld8(f);d=a+(e<<3);h=ld8(d);
 if(g>=h)goto L8;
 st8(f,h);st8(d,g);f=e;d=e<<1;e=d|1;
 if(e<b)goto L9;
L8:if(c)goto L7;
 f=b;
L12:f--;
 if(f>=b)goto L3;
 g=ld8(a);e=a+(f<<3);st8(a,ld8(e));st8(e,g);
 if(f<2)goto L4;
 c=0;e=1;d=0;
L13:c+=2;
 if(c>=f)goto L14;
 e=ld8(a+(e<<3))<ld8(a+(c<<3))?c:e;
L14:if(d>=f)goto L2;
 if(e>=f)goto L1;
 d=a+(d<<3);g=ld8(d);c=a+(e<<3);h=ld8(c);
 if(g>=h)goto L12;
 st8(d,h);st8(c,g);d=e;c=e<<1;e=c|1;
 if(e>=f)goto L12;
 goto L13;
L6:exit(1);
L5:exit(1);
L4:return;
L3:exit(1);
L2:exit(1);
L1:exit(1);
}
static void f13(u a,u b,u c,u d){
 u e,f,g;
 if(!c)goto L4;
 e=1;
 if((int)b>=0)goto L3;
 goto L2;
L4:st4(a+4,b);e=1;goto L2;
L3:if(!ld4(d+8))goto L10;
 f=ld4(d+4);
 if(f)goto L11;
 if(b)goto L9;
 goto L8;
L11:g=ld4(d);d=f14(b,c);
 if(!d)goto L5;
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65960;st4(g,ld4(c));
 st4(c,g);goto L6;
L10:if(!b)goto L8;
L9:d=f14(b,c);goto L7;
L8:d=c;
L7:if(!d)goto L5;
L6:st4(a+4,d);e=0;goto L1;
L5:st4(a+4,b);b=c;goto L1;
L2:b=0;
L1:st4(a,e);st4(a+8,b);
}
static u f14(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65960;a=ld4(b);
 if(a)goto L1;
 a=ld4(66088);
 if(a)goto L2;
 a=66096;st4(66088,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(66088,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f15(u a,u b,u c){
 u d,e;
 if(b)goto L2;
 d=4;goto L1;
L2:d=b&1073741823;
 if(d!=b)goto L5;
 e=b<<2;
 if((int)e<=-1)goto L5;
 d=(u)(d==b)<<2;
 if(c)goto L6;
 if(!e)goto L4;
 d=f14(e,d);goto L4;
L6:if(!e)goto L4;
 d=f14(e,d);
 if(!d)goto L3;
 fill(d,0,e);goto L1;
L5:exit(1);
L4:if(d)goto L1;
L3:exit(1);
L1:st4(a+4,b);st4(a,d);
}
static void f18(u a,u b){
 u c,d,e,f,g;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=4;f=ld4(a+4);b=f<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&1073741823)==b)<<2;g=b<<2;
 if(f)goto L3;
 e=0;goto L2;
L3:st4(c+20,f<<2);st4(c+16,ld4(a));
L2:st4(c+24,e);f13(c,g,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f19(u a,u b){
 u c,d,e,f;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&536870911)==b)<<3;f=b<<3;
 if(e)goto L3;
 e=0;goto L2;
L3:st4(c+20,e<<3);st4(c+16,ld4(a));e=8;
L2:st4(c+24,e);f13(c,f,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f20(u a,u b,u c){
 u d,e,f,g;
 d=g0-32;g0=d;c+=b;
 if(c<b)goto L1;
 e=4;f=ld4(a+4);b=f<<1;b=b>c?b:c;b=b>4?b:4;c=(u)((b&1073741823)==b)<<2;g=b<<2;
 if(f)goto L3;
 e=0;goto L2;
L3:st4(d+20,f<<2);st4(d+16,ld4(a));
L2:st4(d+24,e);f13(d,g,c,d+16);
 if(!ld4(d))goto L4;
 if(!ld4(d+8))goto L1;
 exit(1);
L4:c=ld4(d+4);st4(a+4,b);st4(a,c);g0=d+32;return;
L1:exit(1);
}
static U f21(u a){
 u b,d,e;
 U c;
 b=ld4(a);
L2:if(b-9<5)goto L3;
 if(b==32)goto L3;
 if(b!=43)goto L4;
 b=get();st4(a,b);
L4:c=0;d=b-48;
 if(d>9)goto L6;
 c=0;e=d;
L7:if(c<=1844674407370955160ULL)goto L8;
 if(c!=1844674407370955161ULL)goto L5;
 if(e>5)goto L5;
L8:b=get();st4(a,b);c=c*10+(U)e;e=b-48;
 if(e<=9)goto L7;
L6:a=0;
 if(b==32)goto L9;
 a=((int)b>-1)&(b-14<-5u);
L9:if(d>9)goto L5;
 if(!a)goto L1;
L5:exit(1);
L3:b=get();st4(a,b);goto L2;
L1:return c;
}
static void f23(void){
 u a,b,e,f,i,j,k,l,m,n,o,p,q,r,s,t;
 U c,d,g,h;
 a=g0-144;g0=a;st4(a+36,32);b=f14(32,8);
 if(!b)goto L1;
 c=1;st8(b,1);st8(a+44,4294967300ULL);st4(a+40,b);d=2;e=0;f=1;g=1;
L2:h=d;
 if(!g)goto L4;
 d=c+h;g=(U)(d>=c);c=0;
 if(!h)goto L2;
 if(ld4(a+44)!=f)goto L3;
 f19(a+40,f);b=ld4(a+40);goto L3;
L4:i=ld4(a+44);j=ld4(a+40);f7(j,f,0,32-clz4(f));
 if(f<2)goto L5;
 b=j+8;f=1;
L6:h=ld8(b);k=(f<<3)+j;
 if(h==ld8(k-8))goto L7;
 st8(k,h);f++;
L7:b+=8;e--;
 if(e)goto L6;
L5:if(!f)goto L10;
 h=ld8(j);
 if(h>4294967295ULL)goto L10;
 b=(u)h;
 if(b<10000001)goto L9;
L10:l=0;m=4;b=0;goto L8;
L9:f15(a+24,4,0);l=ld4(a+28);m=ld4(a+24);st4(m,b);b=1;st4(a+48,1);st4(a+44,l);st4(a+40,m);
 if(f==1)goto L8;
 e=j+8;n=(f<<3)-8;k=4;b=1;
L12:h=ld8(e);
 if(h>4294967295ULL)goto L11;
 o=(u)h;
 if(o>10000000)goto L11;
 if(b!=ld4(a+44))goto L13;
 f20(a+40,b,1);m=ld4(a+40);
L13:e+=8;st4(m+k,o);b++;st4(a+48,b);k+=4;n-=8;
 if(n)goto L12;
L11:l=ld4(a+44);m=ld4(a+40);
L8:if(b<f)goto L15;
 h=0;goto L14;
L15:c=ld8(j+(b<<3));h=1;
L14:f=0;e=b+1;f15(a+16,e,0);st4(a+120,0);k=ld4(a+20);st4(a+116,k);o=ld4(a+16);st4(a+112,o);
 if(k>=e)goto L16;
 f20(a+112,0,e);o=ld4(a+112);f=ld4(a+120);
L16:k=a+96;n=o+(f<<2);
 if(e<2)goto L19;
 fill(n,255,b<<2);f+=b;n=o+(f<<2);goto L18;
L19:if(!e)goto L17;
L18:st4(n,-1u);f++;
L17:st8(k,ld8(a+112));st4(k+8,f);st4(a+64,b);st4(a+60,l);st8(a+76,137438953472ULL);st4(a+56,m);
 st4(a+84,0);st8(a+68,4);st8(a+48,c);st8(a+40,h);
 if(!i)goto L20;
 b=i<<3;
 if(!b)goto L20;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65960;st4(j,ld4(b));st4(b,j);
L20:p=a+68;j=4;b=32;k=0;q=0;
L21:if(b-9<5)goto L23;
 if(b!=32)goto L22;
L23:b=get();goto L21;
L22:st4(a+36,b);
 if((int)b<0)goto L24;
 h=f21(a+36);c=f21(a+36);d=f21(a+36);
 if(h)goto L25;
 if(c)goto L25;
 if(!d)goto L24;
L25:st4(a+140,3);st8(a+128,d);st8(a+120,c);st8(a+112,h);g=0;b=0;
L26:st4(a+136,b+1);c=ld8(a+112+(b<<3));b=(u)(c<4294967295ULL?c:4294967295ULL);f=b+1;r=f<b?-1u:f;
L27:h=c;
 if(q!=1)goto L32;
 if(!ld8(a+40))goto L33;
 if(ld8(a+48)<=c)goto L29;
L33:h=c;d=(U)ld4(a+88);
 if(c<=d)goto L32;
 b=ld4(a+92);
 if(!b)goto L31;
 h=rem8(c-d,(U)b)+d;
L32:if(h>4294967295ULL)goto L34;
 b=(u)h;
 if(k>b)goto L30;
L34:if(k>10000000)goto L29;
 b=ld4(a+80)<<1;s=b<10000001?b:10000001;l=r>s?s:r;
 if(k>=l)goto L28;
 m=0;e=k;
L35:f=m<<2;b=ld4(a+56);o=ld4(a+64);
 if(m<o)goto L42;
 f+=b;goto L41;
L42:f+=b;n=b+(o<<2);
L43:if(ld4(f)>e)goto L41;
 f+=4;m++;
 if(o!=m)goto L43;
 m=o;goto L40;
L41:if(o<m)goto L39;
 n=f;
L40:h=0;
 if(!m)goto L36;
 i=ld4(a+96);o=ld4(a+104);
L44:f=e-ld4(b);
 if(k<=f)goto L38;
 f=ld4(j+(f<<2));
 if(f<64)goto L46;
 if(o<=f)goto L37;
 st4(i+(f<<2),e);goto L45;
L46:h|=1ULL<<((U)f&63);
L45:b+=4;
 if(b==n)goto L36;
 goto L44;
L39:exit(1);
L38:exit(1);
L37:exit(1);
L36:i=(u)ctz8(~h);
 if(i<64)goto L47;
 b=ld4(a+104);i=b>i?b:i;f=ld4(a+96)+256;b=64;
L48:if(i==b)goto L47;
 if(ld4(f)==e)goto L49;
 i=b;goto L47;
L49:f+=4;n=b+1;o=n>=b;b=n;
 if(o)goto L48;
 i=0;
L47:e++;
 if(k!=ld4(a+72))goto L50;
 f18(p,k);j=ld4(a+68);k=ld4(a+76);
L50:st4(j+(k<<2),i);k++;st4(a+76,k);
 if(e!=l)goto L35;
 goto L28;
L31:exit(1);
L30:g^=(U)ld4(j+(b<<2));b=ld4(a+136);
 if(b<ld4(a+140))goto L26;
 b=!g;put(b?65840:65835,b?6:5);b=ld4(a+36);goto L21;
L29:exit(1);
L28:if(s<=r)goto L51;
 q=ld4(a+84);goto L27;
L51:st4(a+80,l);b=ld4(a+64);
 if(b)goto L53;
 e=1;goto L52;
L53:e=ld4((b<<2)+ld4(a+56)-4);
L52:q=0;
 if(k<=e)goto L55;
 f15(a+8,e,1);t=ld4(a+12);m=ld4(a+8);
 if(k<2)goto L56;
 l=j+((k+e)<<2)-12;o=1;b=0;i=e;
L58:s=k+~o;f=0;
 if(!b)goto L59;
 if(s>=k)goto L57;
 n=j+(s<<2);
L61:f=k+~b;
 if(f>=k)exit(1);
 if(ld4(n)!=ld4(j+(f<<2)))goto L63;
 f=b;goto L59;
L63:b--;
 if(b>=e)goto L60;
 b=ld4(m+(b<<2));
 if(b)goto L61;
 f=0;goto L59;
L60:exit(1);
L59:b=k+~f;
 if(b>=k)goto L68;
 n=o+1;b=f+(ld4(j+(s<<2))==ld4(j+(b<<2)));
 if(b==e)goto L69;
 if(o<e)goto L67;
 goto L64;
L69:if(!t)goto L70;
 b=t<<2;
 if(!b)goto L70;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65960;st4(m,ld4(b));st4(b,m);
L70:e=n-e;f=j+(k<<2)-4;b=-1u;
L71:q=1;n=k+i;
 if(n!=2)goto L72;
 b=0;goto L54;
L72:if(k<=e)goto L66;
 n=k+b;
 if(k<=n)goto L65;
 b--;i--;n=ld4(f);m=ld4(l);f-=4;l-=4;
 if(m==n)goto L71;
 b=k+i-1;goto L54;
L68:exit(1);
L67:st4(m+(o<<2),b);goto L64;
L66:exit(1);
L65:exit(1);
L64:l-=4;i--;o=n;
 if(n!=k)goto L58;
 goto L56;
L57:exit(1);
L56:if(!t)goto L55;
 b=t<<2;
 if(!b)goto L55;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65960;st4(m,ld4(b));st4(b,m);goto L54;
L55:L54:st4(a+92,e);st4(a+88,b);st4(a+84,q);goto L27;
L24:b=ld4(a+60);
 if(!b)goto L73;
 b<<=2;
 if(!b)goto L73;
 f=ld4(a+56);b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65960;st4(f,ld4(b));st4(b,f);
L73:b=ld4(a+72);
 if(!b)goto L74;
 b<<=2;
 if(!b)goto L74;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65960;st4(j,ld4(b));st4(b,j);
L74:b=ld4(a+100);
 if(!b)goto L75;
 b<<=2;
 if(!b)goto L75;
 f=ld4(a+96);b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65960;st4(f,ld4(b));st4(b,f);
L75:g0=a+144;return;
L3:st8(b+(f<<3),h);f++;st4(a+48,f);e++;c=h;goto L2;
L1:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"attempt to calculate the remainder with a divisor of zeroassertion failed: m"
  "id <= self.len()/usr/src/rustc-1.63.0/library/core/src/slice/sort.rs\\\0\1\0004\0\0\0\202\2\0\0\17"
  "\0\0\0\\\0\1\0004\0\0\0\237\0\0\0\13\0\0\0\\\0\1\0004\0\0\0\11\3\0\0\35\0\0\0\\\0\1\0004\0\0\0\31"
  "\3\0\0$\0\0\0\\\0\1\0004\0\0\0\334\0\0\0\13\0\0\0\\\0\1\0004\0\0\0\313\0\0\0\32\0\0\0\\\0\1\0004\0"
  "\0\0\313\0\0\0$\0\0\0\\\0\1\0004\0\0\0\362\1\0\0\13\0\0\0\\\0\1\0004\0\0\0\32\2\0\0\7\0\0\0soluti"
  "on.rsFibo\nNacci\n\0\0 \1\1\0\13\0\0\0\334\0\0\0(\0\0\0 \1\1\0\13\0\0\0\1\1\0\0\35\0\0\0 \1\1\0\13"
  "\0\0\0\5\1\0\0\25\0\0\0 \1\1\0\13\0\0\0\24\1\0\0 \0\0\0 \1\1\0\13\0\0\0\24\1\0\0009\0\0\0 \1\1\0\13",397);
 memcpy(M+65936,"%\1\0\0\33\0\0\0 \1\1\0\13\0\0\0 \1\0\0$",21);
 f23();
 return 0;
}
/* unchanged: 602cc3522756a830 */
