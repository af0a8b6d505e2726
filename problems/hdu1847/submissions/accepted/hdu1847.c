/*
 * hdu1847: Good Luck in CET-4 Everybody!, in one C file, for judges that take C or C++.
 * Where to submit: HDU 1847.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/hdu1847/main.rs by `cargo xtask bundle hdu1847 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 3be459b2250b16f9
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
/* functions */
static void f4(void){
 u a,c;
 U b,d;
 a=32;b=-U64(1);
L2:if(a-9<5)goto L4;
 if(a!=32)goto L3;
L4:a=get();goto L2;
L3:if((int)a<0)goto L1;
 if(a==26)goto L1;
L6:if(a-9<5)goto L7;
 if(a==32)goto L7;
 if(a!=43)goto L8;
 a=get();
L8:c=a-48;
 if(c>9)goto L5;
 d=0;
L9:if(d<=U64(1844674407370955160))goto L10;
 if(d!=U64(1844674407370955161))goto L5;
 if(c>5)goto L5;
L10:d=d*10+(U)c;a=get();c=a-48;
 if(c<=9)goto L9;
 if((int)a<0)goto L11;
 if(a-9<5)goto L11;
 if(a==26)goto L11;
 if(a!=32)goto L5;
L11:put(d%3==0?65540:65536,4);put(65544,1);b--;
 if(b)goto L2;
 goto L1;
L7:a=get();goto L6;
L5:exit(1);
L1:;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"KikiCici\n",9);
 f4();
 return 0;
}
/* unchanged: ad57785e9e0181fa */
