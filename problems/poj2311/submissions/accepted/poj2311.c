/*
 * poj2311: Cutting Game, in one C file, for judges that take C or C++.
 * Where to submit: POJ 2311, Luogu P10501.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/poj2311/main.rs by `cargo xtask bundle poj2311 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 04954ee647147597
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
static unsigned char M[131072];
static u stack(u a){if(a-128>65408)exit(1);return a;}
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
/* arithmetic */
static U rol8(U x,U n){return x<<(n&63)|x>>((0-n)&63);}
static u g0=65536;
/* functions */
static U f3(u a){
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
static void f5(void){
 u a,b,g;
 U c,d,e,f;
 a=g0-16;g0=stack(a);st8(a,0);st4(a+12,0);b=32;c=-U64(1);
L1:if(b-9<5)goto L3;
 if(b!=32)goto L2;
L3:b=get();goto L1;
L2:st4(a+8,b);
 if((int)b<0)goto L4;
 if(b==26)goto L4;
 d=f3(a);e=f3(a);f=d-2;
 if(f>=36)goto L9;
 if((U64(34359771139)>>(f&63))&1)goto L8;
L9:d=rol8(d%34-7,62);
 if(d>=7)goto L7;
 if(!((115>>((u)d&127&31))&1))goto L7;
L8:d=e-2;
 if(d>=36)goto L10;
 if((U64(34359771139)>>(d&63))&1)goto L6;
L10:d=rol8(e%34-7,62);
 if(d>=7)goto L7;
 if((115>>((u)d&127&31))&1)goto L6;
L7:b=65540;g=3;goto L5;
L6:b=65536;g=4;
L5:put(b,g);put(65543,1);c--;
 if(!c)goto L4;
 b=ld4(a+8);goto L1;
L4:g0=a+16;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"LOSEWIN\n",8);
 f5();
 return 0;
}
/* unchanged: 32d47f7782cb8025 */
