/*
 * hdu2149: Public Sale, in one C file, for judges that take C or C++.
 * Where to submit: HDU 2149.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/hdu2149/main.rs by `cargo xtask bundle hdu2149 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 5d35ffc3c34657a5
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
static unsigned char M[6291456];
static u pages=2;
static u grow(u n){u o=pages;if(n>96-o)return -1u;pages+=n;return o;}
static u stack(u a){if(a-128>65408)exit(1);return a;}
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}
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
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
static u g0=65536;
/* functions */
static u f4(u);
static void f3(u a,u b,u c){
 u d,e;
 if((int)b>=0)goto L2;
 c=1;b=0;goto L1;
L2:if(!ld4(c+8))goto L7;
 d=ld4(c+4);
 if(d)goto L8;
 if(b)goto L6;
 goto L4;
L8:e=ld4(c);c=f4(b);
 if(!c)goto L5;
 copy(c,e,d);d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65540;st4(e,ld4(d));st4(d,e);goto L3;
L7:if(!b)goto L4;
L6:c=f4(b);
 if(c)goto L3;
L5:st4(a+4,b);b=1;c=1;goto L1;
L4:c=1;
L3:st4(a+4,c);c=0;
L1:st4(a,c);st4(a+8,b);
}
static u f4(u a){
 u b,c,d;
 b=a>16?ctz4((-1u>>(clz4(a-1)&31))+1)&31:4;c=(b<<2)+65540;a=ld4(c);
 if(a)goto L1;
 a=ld4(65668);
 if(a)goto L2;
 a=65680;st4(65668,a);
L2:c=a+(1u<<(b&31));b=(c+65535)>>16;d=pages;
 if(b<=d)goto L3;
 if(grow(b-d)!=-1u)goto L3;
 return 0;
L3:st4(65668,c);return a;
L1:st4(c,ld4(a));return a;
}
static void f5(u a,u b,u c,u d){
 u e,f,g;
 e=g0-32;g0=stack(e);f=0;d+=c;
 if(d<c)goto L1;
 f=1;c=ld4(b+4);g=c<<1;d=g>d?g:d;d=d>8?d:8;
 if(c)goto L3;
 f=0;goto L2;
L3:st4(e+20,c);st4(e+16,ld4(b));
L2:st4(e+24,f);f3(e,d,e+16);
 if(ld4(e))goto L4;
 c=ld4(e+4);st4(b+4,d);st4(b,c);f=2147483649u;goto L1;
L4:f=ld4(e+8);d=ld4(e+4);
L1:st4(a+4,f);st4(a,d);g0=e+32;
}
static void f6(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f5(c+8,a,b,1);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f9(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f5(c+8,a,b,2);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static U f10(u a){
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
static void f12(void){
 u a,b,c,d,h,i,j,l,n,o;
 U e,f,g,k,m;
 a=g0-64;g0=stack(a);st8(a+8,0);st4(a+20,0);b=a+39;c=a+48;d=32;e=-U64(1);
L1:if(d-9<5)goto L3;
 if(d!=32)goto L2;
L3:d=get();goto L1;
L2:st4(a+16,d);
 if((int)d<0)goto L4;
 if(d==26)goto L4;
 f=f10(a+8);g=f10(a+8);
 if(g>=f)goto L11;
 f=rem8(f,g+1);
 if(!f)goto L12;
 st4(a+32,0);st8(a+24,1);g=f;goto L10;
L12:h=f4(4);
 if(!h)goto L9;
 st4(h,1701736302);i=4;goto L7;
L11:i=0;st4(a+32,0);st8(a+24,1);h=1;f=f>1?f:1;
 if(f>g)goto L7;
L10:d=0;j=1;
L13:k=(U)(f<g);
 if(d)goto L15;
 d=0;goto L14;
L15:if(d!=ld4(a+28))goto L16;
 f6(a+24,d);j=ld4(a+24);d=ld4(a+32);
L16:M[j+d]=32;d++;st4(a+32,d);
L14:l=f>=g;m=f+k;h=0;st4(a+56,0);st8(c,0);st8(a+40,0);n=1;
L17:i=n;
 if(h==20)goto L8;
 k=f/10;M[a+40+h]=(u)(k*-U64(10)+f);n=i+1;h++;o=f<10;f=k;
 if(!o)goto L17;
L18:h=(u)(signed char)(M[b+i]+48u);
 if((int)h>-1)goto L20;
 n=(h&63)|-128u;h=((h&192)>>6)|-64u;
 if(ld4(a+28)-d>=2)goto L21;
 f9(a+24,d);j=ld4(a+24);d=ld4(a+32);
L21:o=j+d;M[o+1]=n;M[o]=h;d+=2;goto L19;
L20:if(d!=ld4(a+28))goto L22;
 f6(a+24,d);j=ld4(a+24);d=ld4(a+32);
L22:M[j+d]=h;d++;
L19:st4(a+32,d);i--;
 if(i)goto L18;
 f=m;
 if((l|(m>g))==0)goto L13;
 h=ld4(a+24);
 if(!h)goto L5;
 i=ld4(a+28);goto L6;
L9:exit(1);
L8:exit(1);
L7:d=i;
L6:put(h,d);put(65536,1);
 if(!i)goto L5;
 d=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65540;st4(h,ld4(d));st4(d,h);
L5:e--;
 if(!e)goto L4;
 d=ld4(a+16);goto L1;
L4:g0=a+64;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"\n",1);
 f12();
 return 0;
}
/* unchanged: 28ee4d9a603ccb72 */
