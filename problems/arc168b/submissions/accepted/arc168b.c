/*
 * arc168b: Arbitrary Nim, in one C file, for judges that take C or C++.
 * Where to submit: AtCoder ARC 168 B.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/arc168b/main.rs by `cargo xtask bundle arc168b --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 54012f4c77a0736f
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
#ifdef _MSC_VER
typedef unsigned __int64 U;
#define U64(x) x##ui64
#else
typedef unsigned long long U;
#define U64(x) x##ULL
#endif
/* memory */
static unsigned char M[67108864];
static u pages=2;
static u grow(u n){u o=pages;if(n>1024-o)return -1u;pages+=n;return o;}
static u stack(u a){if(a-128>65408)exit(1);return a;}
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}
static void st2(u a,u x){unsigned short h=(unsigned short)x;memcpy(M+a,&h,2);}
static void st4(u a,u x){memcpy(M+a,&x,4);}
static void st8(u a,U x){memcpy(M+a,&x,8);}
static void copy(u a,u b,u n){memmove(M+a,M+b,n);}
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
 e=g0-256;g0=stack(e);
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
static void f13(u a,u b,u c){
 u d,e;
 if((int)b>=0)goto L2;
 c=1;b=0;goto L1;
L2:if(!ld4(c+8))goto L7;
 d=ld4(c+4);
 if(d)goto L8;
 if(b)goto L6;
 goto L4;
L8:e=ld4(c);c=f14(b,1);
 if(!c)goto L5;
 copy(c,e,d);d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+66032;st4(e,ld4(d));st4(d,e);goto L3;
L7:if(!b)goto L4;
L6:c=f14(b,1);
 if(c)goto L3;
L5:st4(a+4,b);b=1;c=1;goto L1;
L4:c=1;
L3:st4(a+4,c);c=0;
L1:st4(a,c);st4(a+8,b);
}
static u f14(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+66032;a=ld4(b);
 if(a)goto L1;
 a=ld4(66160);
 if(a)goto L2;
 a=66176;st4(66160,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(66160,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f15(u a,u b,u c,u d){
 u e,f,g;
 e=g0-32;g0=stack(e);f=0;d+=c;
 if(d<c)goto L1;
 f=1;c=ld4(b+4);g=c<<1;d=g>d?g:d;d=d>8?d:8;
 if(c)goto L3;
 f=0;goto L2;
L3:st4(e+20,c);st4(e+16,ld4(b));
L2:st4(e+24,f);f13(e,d,e+16);
 if(ld4(e))goto L4;
 c=ld4(e+4);st4(b+4,d);st4(b,c);f=2147483649u;goto L1;
L4:f=ld4(e+8);d=ld4(e+4);
L1:st4(a+4,f);st4(a,d);g0=e+32;
}
static void f16(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f15(c+8,a,b,1);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f19(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f15(c+8,a,b,2);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static U f20(u a){
 u b,d;
 U c;
 b=ld4(a+12);
 if(b)goto L3;
 c=ld8(a);
 if(c)goto L5;
 b=ld4(a+8);
L6:if(b-9<5)goto L7;
 if(b==32)goto L7;
 if(b!=43)goto L8;
 b=get();
L8:d=b-48;
 if(d>9)goto L4;
 c=0;
L9:if(c<=U64(1844674407370955160))goto L10;
 if(c!=U64(1844674407370955161))goto L1;
 if(d>5)goto L1;
L10:c=c*10+(U)d;b=get();d=b-48;
 if(d<=9)goto L9;
 st4(a+8,b);
 if((int)b<0)goto L2;
 if(b-9<5)goto L2;
 if(b==26)goto L2;
 if(b==32)goto L2;
 goto L1;
L7:b=get();goto L6;
L5:st8(a,0);return c;
L4:st4(a+8,b);goto L1;
L3:st4(a+12,b-1);c=0;
L2:return c;
L1:exit(1);return 0;
}
static void f22(void){
 u a,b,c,d,e,h,i,j,k,m,n,o;
 U f,g,l;
 a=g0-64;g0=stack(a);st8(a+8,0);st4(a+20,0);b=a+39;c=a+56;d=a+48;e=32;f=-U64(1);
L6:if(e-9<5)goto L8;
 if(e!=32)goto L7;
L8:e=get();goto L6;
L7:st4(a+16,e);
 if((int)e<0)goto L9;
 if(e==26)goto L9;
 g=f20(a+8);
 if(g>U64(4294967295))goto L3;
 h=(u)g;
 if(h)goto L11;
 i=8;goto L10;
L11:j=h&536870911;
 if(j!=h)goto L5;
 e=h<<3;
 if((int)e<=-1)goto L5;
 i=(u)(j==h)<<3;
 if(!e)goto L12;
 i=f14(e,i);
L12:if(!i)goto L4;
L10:e=i;
 if(!g)goto L17;
L18:st8(e,f20(a+8));e+=8;g--;
 if(g)goto L18;
 if(!h)goto L17;
 j=h<<3;g=0;e=i;
L19:g^=ld8(e);e+=8;j-=8;
 if(j)goto L19;
 if(g)goto L16;
L17:f7(i,h,0,32-clz4(h));e=h;
L20:if(e)goto L21;
 g=0;goto L14;
L21:k=e<2?e:2;e-=k;j=i+(e<<3);
 switch(k){
 case 0:goto L23;
 case 1:goto L15;
 default:goto L22;
 }
L23:exit(1);
L22:g=ld8(j+8);
 if(ld8(j)==g)goto L20;
 goto L14;
L16:j=f14(2,1);
 if(!j)goto L2;
 st2(j,12589);e=2;k=2;goto L13;
L15:g=ld8(j);
L14:e=0;st4(a+32,0);st8(a+24,1);st4(c,0);st8(d,0);st8(a+40,0);l=g-1;g=l>g?0:l;k=1;
L24:j=k;
 if(e==20)goto L1;
 l=g/10;M[a+40+e]=(u)(l*-U64(10)+g);k=j+1;e++;m=g<10;g=l;
 if(!m)goto L24;
 e=0;m=1;
L25:k=(u)(signed char)(M[b+j]+48u);
 if((int)k>-1)goto L27;
 n=(k&63)|-128u;k=((k&192)>>6)|-64u;
 if(ld4(a+28)-e>=2)goto L28;
 f19(a+24,e);m=ld4(a+24);e=ld4(a+32);
L28:o=m+e;M[o+1]=n;M[o]=k;e+=2;goto L26;
L27:if(e!=ld4(a+28))goto L29;
 f16(a+24,e);m=ld4(a+24);e=ld4(a+32);
L29:M[m+e]=k;e++;
L26:st4(a+32,e);j--;
 if(j)goto L25;
 k=ld4(a+28);j=ld4(a+24);
L13:if(!h)goto L30;
 m=h<<3;
 if(!m)goto L30;
 m=((m>16?ctz4((-1u>>(clz4(m-1)&31))+1)&31:4)<<2)+66032;st4(i,ld4(m));st4(m,i);
L30:if(!j)goto L31;
 put(j,e);put(65860,1);
 if(!k)goto L31;
 e=((k>16?ctz4((-1u>>(clz4(k-1)&31))+1)&31:4)<<2)+66032;st4(j,ld4(e));st4(e,j);
L31:f--;
 if(!f)goto L9;
 e=ld4(a+16);goto L6;
L9:g0=a+64;return;
L5:exit(1);
L4:exit(1);
L3:exit(1);
L2:exit(1);
L1:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"/usr/src/rustc-1.63.0/library/alloc/src/vec/spec_from_iter_nested.rs\0\0\1\0"
  "D\0\0\0;\0\0\0\22\0\0\0/usr/src/rustc-1.63.0/library/core/src/slice/sort.rsT\0\1\0004\0\0\0\202\2"
  "\0\0\17\0\0\0T\0\1\0004\0\0\0\237\0\0\0\13\0\0\0T\0\1\0004\0\0\0\11\3\0\0\35\0\0\0T\0\1\0004\0\0\0"
  "\31\3\0\0$\0\0\0T\0\1\0004\0\0\0\334\0\0\0\13\0\0\0T\0\1\0004\0\0\0\313\0\0\0\32\0\0\0T\0\1\0004\0"
  "\0\0\313\0\0\0$\0\0\0T\0\1\0004\0\0\0\362\1\0\0\13\0\0\0T\0\1\0004\0\0\0\32\2\0\0\7\0\0\0solution"
  ".rs\0\30\1\1\0\13\0\0\0$\0\0\0D\0\0\0\30\1\1\0\13\0\0\0{\0\0\0\21\0\0\0\nlibrary/alloc/src/raw_ve"
  "c.rs\0\0\0E\1\1\0\34\0\0\0\5\2\0\0\5\0\0\0library/alloc/src/alloc.rs",398);
 memcpy(M+65936,"t\1\1\0\32\0\0\0\222\1\0\0\11\0\0\0library/core/src/slice/index.rs\0\240\1\1"
  "\0\37\0\0\0004\0\0\0\5\0\0\0\240\1\1\0\37\0\0\0I\0\0\0\5\0\0\0\240\1\1\0\37\0\0\0\\\0\0\0\5",93);
 f22();
 return 0;
}
/* unchanged: 50120c7dbcf53977 */
