/*
 * ferguson: Empty and Divide, in one C file, for judges that take C (not C++).
 * Where to submit: no judge has it.
 * Generated from problems/ferguson/main.rs by `cargo xtask bundle ferguson --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 17ad5fd421cdcbab
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef unsigned long long U;
/* memory */
static unsigned char M[131072];
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static void st4(u a,u x){memcpy(M+a,&x,4);}
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
 U c,d;
 a=g0-16;g0=a;b=32;
L2:if(b-9<5)goto L4;
 if(b!=32)goto L3;
L4:b=get();goto L2;
L3:st4(a+12,b);
 if((int)b<0)goto L1;
 c=f3(a+12);d=f3(a+12);
 if(!c)goto L5;
 if(!d)goto L5;
 b=(!(c&1))|(!(d&1));put(b?65536:65542,b?6:7);b=ld4(a+12);goto L2;
L5:exit(1);
L1:g0=a+16;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"first\nsecond\n",13);
 f5();
 return 0;
}
/* unchanged: e465bc64b728cf69 */
