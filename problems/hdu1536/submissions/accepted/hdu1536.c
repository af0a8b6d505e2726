/*
 * hdu1536: S-Nim, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1536, POJ 2960, BOJ 6699.
 * Generated from problems/hdu1536/main.rs by `cargo xtask bundle hdu1536 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 910346ba020f594d
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
 c=-1u;d=b>1?-1u>>(clz4(b-1)&31):0;e=(b>>1)&2147483646;f=(e<<3)+a-8;g=b;
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
 q=ld8(i);g=i+(l<<3);st8(i,ld8(g));st8(g,q);b=i+8;q=ld8(i);w=0;k=h-1;
 if(!k)goto L6;
 g=b;
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
 if(b<2)goto L1;
 c=b>>1;
L5:c--;d=c<<1;e=d|1;
 if(e>=b)goto L6;
 f=c;
L7:d+=2;
 if(d>=b)goto L8;
 e=ld8(a+(e<<3))<ld8(a+(d<<3))?d:e;
L8:if(f>=b)goto L4;
 if(e>=b)goto L3;
 f=a+(f<<3);g=ld8(f);d=a+(e<<3);h=ld8(d);
 if(g>=h)goto L6;
 st8(f,h);st8(d,g);f=e;d=e<<1;e=d|1;
 if(e<b)goto L7;
L6:if(!c)goto L2;
 goto L5;
L4:exit(1);
L3:exit(1);
L2:if(b<2)goto L1;
 f=b;
L13:f--;
 if(f>=b)goto L12;
 g=ld8(a);e=a+(f<<3);st8(a,ld8(e));st8(e,g);
 if(f<2)goto L1;
 c=0;e=1;d=0;
L14:c+=2;
 if(c>=f)goto L15;
 e=ld8(a+(e<<3))<ld8(a+(c<<3))?c:e;
L15:if(d>=f)goto L11;
 if(e>=f)goto L10;
 d=a+(d<<3);g=ld8(d);c=a+(e<<3);h=ld8(c);
 if(g>=h)goto L13;
 st8(d,h);st8(c,g);d=e;c=e<<1;e=c|1;
 if(e>=f)goto L13;
 goto L14;
L12:exit(1);
L11:exit(1);
L10:exit(1);
L1:;
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
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65948;st4(g,ld4(c));
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
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65948;a=ld4(b);
 if(a)goto L1;
 a=ld4(66076);
 if(a)goto L2;
 a=66080;st4(66076,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(66076,b);return a;
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
static void f19(u a,u b){
 u c,d,e;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>8?b:8;
 if(e)goto L3;
 d=0;goto L2;
L3:st4(c+20,e);st4(c+16,ld4(a));d=1;
L2:st4(c+24,d);f13(c,b,1,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f20(u a,u b){
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
static void f21(u a,u b,u c){
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
static U f22(u a){
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
static void f24(void){
 u a,b,c,d,e,g,i,j,k,l,m,n,o,r,v,x,y,z;
 U f,h,p,q,s,t,w;
 a=g0-144;g0=a;b=a+84;c=a+112;d=c+8;e=32;
L1:if(e-9<5)goto L3;
 if(e!=32)goto L2;
L3:e=get();goto L1;
L2:st4(a+36,e);
 if((int)e<0)goto L6;
 f=f22(a+36);
 if(!f)goto L6;
 e=0;st4(a+48,0);st8(a+40,8);f--;g=8;
L7:h=f22(a+36);
 if(!h)goto L4;
 if(e!=ld4(a+44))goto L8;
 f18(a+40,e);g=ld4(a+40);e=ld4(a+48);
L8:i=e<<3;st8(g+i,h);e++;st4(a+48,e);h=f-1;j=h>f;f=h;
 if(j)goto L5;
 goto L7;
L6:g0=a+144;return;
L5:k=ld4(a+44);l=ld4(a+40);g=l;
 if(!e)goto L9;
 j=i+8;e=l;g=l;
L10:f=ld8(e);
 if(!f)goto L11;
 st8(g,f);g+=8;
L11:e+=8;j-=8;
 if(j)goto L10;
L9:e=g-l;j=e>>3;f7(l,j,0,32-clz4(j));
 if(e<16)goto L12;
 e=l+8;g=j-1;j=1;
L13:f=ld8(e);i=(j<<3)+l;
 if(f==ld8(i-8))goto L14;
 st8(i,f);j++;
L14:e+=8;g--;
 if(g)goto L13;
L12:if(!j)goto L17;
 f=ld8(l);
 if(f>4294967295ULL)goto L17;
 e=(u)f;
 if(e<10000001)goto L16;
L17:m=0;n=4;e=0;goto L15;
L16:f15(a+24,4,0);m=ld4(a+28);n=ld4(a+24);st4(n,e);e=1;st4(a+136,1);st4(a+132,m);st4(a+128,n);
 if(j==1)goto L15;
 g=l+8;o=(j<<3)-8;e=1;i=4;
L19:f=ld8(g);
 if(f>4294967295ULL)goto L18;
 m=(u)f;
 if(m>10000000)goto L18;
 if(e!=ld4(a+132))goto L20;
 f21(a+128,e,1);n=ld4(a+128);
L20:g+=8;st4(n+i,m);e++;st4(a+136,e);i+=4;o-=8;
 if(o)goto L19;
L18:m=ld4(a+132);n=ld4(a+128);
L15:f=0;
 if(e>=j)goto L21;
 h=ld8(l+(e<<3));f=1;
L21:j=0;g=e+1;f15(a+16,g,0);st4(a+136,0);i=ld4(a+20);st4(a+132,i);o=ld4(a+16);st4(a+128,o);
 if(i>=g)goto L22;
 f21(a+128,0,g);o=ld4(a+128);j=ld4(a+136);
L22:i=o+(j<<2);
 if(g<2)goto L25;
 fill(i,255,e<<2);j+=e;i=o+(j<<2);goto L24;
L25:if(!g)goto L23;
L24:st4(i,-1u);j++;
L23:st8(c,ld8(a+128));st4(d,j);st4(a+80,e);st4(a+76,m);st4(a+72,n);st4(a+100,0);
 st8(a+92,137438953472ULL);st8(a+84,4);st8(a+64,h);st8(a+56,f);
 if(!k)goto L26;
 e=k<<3;
 if(!e)goto L26;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65948;st4(l,ld4(e));st4(e,l);
L26:p=f22(a+36);e=0;st4(a+136,0);st8(a+128,1);
 if(p)goto L29;
 l=4;goto L28;
L29:q=0;l=4;e=0;i=0;r=0;
L30:f=f22(a+36);s=f-1;
 if(s<=f)goto L32;
 t=0;goto L31;
L32:t=0;
L33:h=f22(a+36);e=(u)(h<4294967295ULL?h:4294967295ULL);j=e+1;v=j<e?-1u:j;
L35:f=h;
 if(r!=1)goto L38;
 if(!ld8(a+56))goto L39;
 if(ld8(a+64)<=h)goto L4;
L39:f=h;w=(U)ld4(a+104);
 if(h<=w)goto L38;
 e=ld4(a+108);
 if(!e)goto L37;
 f=rem8(h-w,(U)e)+w;
L38:if(f>4294967295ULL)goto L40;
 e=(u)f;
 if(i>e)goto L34;
L40:if(i>10000000)goto L4;
 e=ld4(a+96)<<1;x=e<10000001?e:10000001;y=v>x?x:v;
 if(i>=y)goto L36;
 n=0;g=i;
L41:j=n<<2;e=ld4(a+72);m=ld4(a+80);
 if(n<m)goto L48;
 j+=e;goto L47;
L48:j+=e;o=e+(m<<2);
L49:if(ld4(j)>g)goto L47;
 j+=4;n++;
 if(m!=n)goto L49;
 n=m;goto L46;
L47:if(m<n)goto L45;
 o=j;
L46:f=0;
 if(!n)goto L42;
 k=ld4(a+112);m=ld4(a+120);
L50:j=g-ld4(e);
 if(i<=j)goto L44;
 j=ld4(l+(j<<2));
 if(j<64)goto L52;
 if(m<=j)goto L43;
 st4(k+(j<<2),g);goto L51;
L52:f|=1ULL<<((U)j&63);
L51:e+=4;
 if(e==o)goto L42;
 goto L50;
L45:exit(1);
L44:exit(1);
L43:exit(1);
L42:k=(u)ctz8(~f);
 if(k<64)goto L53;
 e=ld4(a+120);k=e>k?e:k;j=ld4(a+112)+256;e=64;
L54:if(k==e)goto L53;
 if(ld4(j)==g)goto L55;
 k=e;goto L53;
L55:j+=4;o=e+1;m=o>=e;e=o;
 if(m)goto L54;
 k=0;
L53:g++;
 if(i!=ld4(a+88))goto L56;
 f20(b,i);l=ld4(a+84);i=ld4(a+92);
L56:st4(l+(i<<2),k);i++;st4(a+92,i);
 if(g!=y)goto L41;
 goto L36;
L37:exit(1);
L36:if(x<=v)goto L57;
 r=ld4(a+100);goto L35;
L57:st4(a+96,y);e=ld4(a+80);
 if(e)goto L59;
 g=1;goto L58;
L59:g=ld4((e<<2)+ld4(a+72)-4);
L58:r=0;
 if(i<=g)goto L61;
 f15(a+8,g,1);z=ld4(a+12);n=ld4(a+8);
 if(i<2)goto L62;
 y=l+((i+g)<<2)-12;m=1;e=0;k=g;
L64:x=i+~m;j=0;
 if(!e)goto L65;
 if(x>=i)goto L63;
 o=l+(x<<2);
L67:j=i+~e;
 if(j>=i)exit(1);
 if(ld4(o)!=ld4(l+(j<<2)))goto L69;
 j=e;goto L65;
L69:e--;
 if(e>=g)goto L66;
 e=ld4(n+(e<<2));
 if(e)goto L67;
 j=0;goto L65;
L66:exit(1);
L65:e=i+~j;
 if(e>=i)goto L74;
 o=m+1;e=j+(ld4(l+(x<<2))==ld4(l+(e<<2)));
 if(e==g)goto L75;
 if(m<g)goto L73;
 goto L70;
L75:if(!z)goto L76;
 e=z<<2;
 if(!e)goto L76;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65948;st4(n,ld4(e));st4(e,n);
L76:g=o-g;j=l+(i<<2)-4;e=-1u;
L77:r=1;o=i+k;
 if(o!=2)goto L78;
 e=0;goto L60;
L78:if(i<=g)goto L72;
 o=i+e;
 if(i<=o)goto L71;
 e--;k--;o=ld4(j);n=ld4(y);j-=4;y-=4;
 if(n==o)goto L77;
 e=i+k-1;goto L60;
L74:exit(1);
L73:st4(n+(m<<2),e);goto L70;
L72:exit(1);
L71:exit(1);
L70:y-=4;k--;m=o;
 if(o!=i)goto L64;
 goto L62;
L63:exit(1);
L62:if(!z)goto L61;
 e=z<<2;
 if(!e)goto L61;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65948;st4(n,ld4(e));st4(e,n);goto L60;
L61:L60:st4(a+108,g);st4(a+104,e);st4(a+100,r);goto L35;
L34:f=s-1;j=f>s;t^=(U)ld4(l+(e<<2));s=f;
 if(!j)goto L33;
 e=ld4(a+136);
L31:q++;
 if(e!=ld4(a+132))goto L79;
 f19(a+128,e);e=ld4(a+136);
L79:j=ld4(a+128);M[j+e]=!t?76:87;e++;st4(a+136,e);
 if(q!=p)goto L30;
 g=ld4(a+132);
 if(e!=g)goto L27;
L28:f19(a+128,e);g=ld4(a+132);j=ld4(a+128);e=ld4(a+136);
L27:M[j+e]=10;put(j,e+1);
 if(!g)goto L80;
 e=((g>16?ctz4((-1u>>(clz4(g-1)&31))+1)&31:4)<<2)+65948;st4(j,ld4(e));st4(e,j);
L80:e=ld4(a+76);
 if(!e)goto L81;
 e<<=2;
 if(!e)goto L81;
 j=ld4(a+72);e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65948;st4(j,ld4(e));st4(e,j);
L81:e=ld4(a+88);
 if(!e)goto L82;
 e<<=2;
 if(!e)goto L82;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65948;st4(l,ld4(e));st4(e,l);
L82:e=ld4(a+116);
 if(!e)goto L83;
 e<<=2;
 if(!e)goto L83;
 j=ld4(a+112);e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65948;st4(j,ld4(e));st4(e,j);
L83:e=ld4(a+36);goto L1;
L4:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"attempt to calculate the remainder with a divisor of zeroassertion failed: m"
  "id <= self.len()/usr/src/rustc-1.63.0/library/core/src/slice/sort.rs\\\0\1\0004\0\0\0\202\2\0\0\17"
  "\0\0\0\\\0\1\0004\0\0\0\237\0\0\0\13\0\0\0\\\0\1\0004\0\0\0\11\3\0\0\35\0\0\0\\\0\1\0004\0\0\0\31"
  "\3\0\0$\0\0\0\\\0\1\0004\0\0\0\334\0\0\0\13\0\0\0\\\0\1\0004\0\0\0\313\0\0\0\32\0\0\0\\\0\1\0004\0"
  "\0\0\313\0\0\0$\0\0\0\\\0\1\0004\0\0\0\362\1\0\0\13\0\0\0\\\0\1\0004\0\0\0\32\2\0\0\7\0\0\0soluti"
  "on.rs\0 \1\1\0\13\0\0\0\355\0\0\0(\0\0\0 \1\1\0\13\0\0\0\22\1\0\0\35\0\0\0 \1\1\0\13\0\0\0\26\1\0"
  "\0\25\0\0\0 \1\1\0\13\0\0\0%\1\0\0 \0\0\0 \1\1\0\13\0\0\0%\1\0\0009\0\0\0 \1\1\0\13\0\0\0006\1\0\0"
  "\33\0\0\0 \1\1",399);
 memcpy(M+65936,"\13\0\0\0001\1\0\0$",9);
 f24();
 return 0;
}
/* unchanged: d7fd8dc067c4ec82 */
