/*
 * abc297g: Constrained Nim 2, in one C file, for judges that take C or C++.
 * Where to submit: AtCoder ABC 297 G.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/abc297g/main.rs by `cargo xtask bundle abc297g --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 5ef7d496365728b5
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
static U div8(U a,U b){if(!b)exit(1);return a/b;}
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
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
 u a,b,i;
 U c,d,e,f,g,h;
 a=g0-16;g0=stack(a);st8(a,0);st4(a+12,0);b=32;c=-U64(1);
L3:if(b-9<5)goto L5;
 if(b!=32)goto L4;
L5:b=get();goto L3;
L4:st4(a+8,b);
 if((int)b<0)goto L6;
 if(b==26)goto L6;
 d=f3(a);e=f3(a);f=f3(a);
 if(!d)goto L8;
 g=e+f;b=g<e;h=0;
L9:f=f3(a);
 if(b)goto L10;
 if(!g)goto L2;
 f=rem8(f,g);
L10:if(!e)goto L1;
 h^=div8(f,e);d--;
 if(d)goto L9;
 if(!h)goto L8;
 b=5;i=65673;goto L7;
L8:b=6;i=65678;
L7:put(i,b);put(65684,1);c--;
 if(!c)goto L6;
 b=ld4(a+8);goto L3;
L6:g0=a+16;return;
L2:exit(1);
L1:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"solution.rs\0\0\0\1\0\13\0\0\0\36\0\0\0\5\0\0\0\0\0\0\0attempt to divide by "
  "zero\0\0\0\0\0\1\0\13\0\0\0\35\0\0\0>\0\0\0\0\0\0\0attempt to calculate the remainder with a divi"
  "sor of zeroFirstSecond\n",149);
 f5();
 return 0;
}
/* unchanged: 6b20386e0c3d2841 */
