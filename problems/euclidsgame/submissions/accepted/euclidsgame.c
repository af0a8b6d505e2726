/*
 * euclidsgame: Euclid's Game, in one C file, for judges that take C or C++.
 * Where to submit: Kattis euclidsgame, HDU 1525, POJ 2348.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/euclidsgame/main.rs by `cargo xtask bundle euclidsgame --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 7471b2a48ae5af1e
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
static u g0=65536;
/* functions */
static void f6(u,U,U,U,U);
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
 u a,b,d,h;
 U c,e,f,g;
 a=g0-48;g0=stack(a);st8(a+32,0);st4(a+44,0);b=32;c=-U64(1);
L1:if(b-9<5)goto L3;
 if(b!=32)goto L2;
L3:b=get();goto L1;
L2:st4(a+40,b);
 if((int)b<0)goto L4;
 if(b==26)goto L4;
 d=0;
L6:if(b==48)goto L7;
 if(b!=43)goto L5;
L7:e=f3(a+32);
 if(e)goto L8;
 if(d&1)goto L4;
 b=ld4(a+40);
L10:if(b-9<5)goto L11;
 if(b!=32)goto L9;
L11:b=get();goto L10;
L9:st4(a+40,b);d=1;goto L6;
L8:st8(a+32,e);
L5:st4(a+44,d);e=f3(a+32);f=f3(a+32);b=e>f;g=b?e:f;e=b?f:e;f6(a+16,g-e,0-(U)(g<e),g,0);
 f6(a,e,0,e,0);h=g==e;e=ld8(a+24);g=ld8(a+8);b=h|(e==g?ld8(a+16)>ld8(a):e>g);
 put(b?65536:65545,b?9:10);put(65555,1);c--;
 if(!c)goto L4;
 b=ld4(a+40);goto L1;
L4:g0=a+48;
}
static void f6(u a,U b,U c,U d,U e){
 U f,g,h,i,j,k;
 f=d&U64(4294967295);g=b&U64(4294967295);h=f*g;i=b>>32;j=f*i;k=d>>32;f=j+k*g;g=h+(f<<32);st8(a,g);
 st8(a+8,k*i+(((U)(f<j)<<32)|(f>>32))+(U)(g<h)+(e*b+d*c));
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"Stan winsOllie wins\n",20);
 f5();
 return 0;
}
/* unchanged: a7c44ff1f0791208 */
