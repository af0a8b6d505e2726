/*
 * hdu1527: 取石子游戏 (Stones), in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1527, POJ 1067, Luogu P2252.
 * Generated from problems/hdu1527/main.rs by `cargo xtask bundle hdu1527 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 20228231a46b8687
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef unsigned long long U;
/* memory */
static unsigned char M[131072];
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}
static void st4(u a,u x){memcpy(M+a,&x,4);}
static void st8(u a,U x){memcpy(M+a,&x,8);}
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
static u g0=65536;
/* functions */
static void f6(u,U,U,U,U);
static U f3(u a){
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
static void f5(void){
 u a,b;
 U c,d,e,f,g,h;
 a=g0-80;g0=a;b=32;
L1:if(b-9<5)goto L3;
 if(b!=32)goto L2;
L3:b=get();goto L1;
L2:st4(a+76,b);
 if((int)b<0)goto L4;
 c=f3(a+76);d=f3(a+76);b=c>d;e=b?d:c;f6(a+56,e,0,e,0);c=b?c:d;f=c-e;g=0-(U)(c<e);f6(a+40,f,g,c,0);
 d=ld8(a+64);h=ld8(a+48);
 if((d==h?ld8(a+56)>ld8(a+40):d>h)!=0)goto L6;
 d=e+1;e=(U)(d<e);f6(a+24,d,e,d,e);e=c+1;f6(a+8,f,g,e,(U)(e<c));b=65538;e=ld8(a+32);c=ld8(a+16);
 if((e==c?ld8(a+24)>ld8(a+8):e>c)!=0)goto L5;
L6:b=65536;
L5:put(b,2);b=ld4(a+76);goto L1;
L4:g0=a+80;
}
static void f6(u a,U b,U c,U d,U e){
 U f,g,h,i,j,k;
 f=d&4294967295ULL;g=b&4294967295ULL;h=f*g;i=b>>32;j=f*i;k=d>>32;f=j+k*g;g=h+(f<<32);st8(a,g);
 st8(a+8,k*i+(((U)(f<j)<<32)|(f>>32))+(U)(g<h)+(e*b+d*c));
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"1\n0\n",4);
 f5();
 return 0;
}
/* unchanged: 6f2138ac06b43557 */
