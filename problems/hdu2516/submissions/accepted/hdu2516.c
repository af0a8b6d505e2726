/*
 * hdu2516: 取石子游戏 (Stones), in one C file, for judges that take C (not C++).
 * Where to submit: HDU 2516.
 * Generated from problems/hdu2516/main.rs by `cargo xtask bundle hdu2516 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 8ad6cdd654cf1e71
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef unsigned long long U;
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
 u a,c,d;
 U b,e,f,g,h;
 a=32;
L2:if(a-9<5)goto L4;
 if(a!=32)goto L3;
L4:a=get();goto L2;
L3:if((int)a<0)goto L1;
L6:if(a-9<5)goto L7;
 if(a==32)goto L7;
 if(a!=43)goto L8;
 a=get();
L8:b=0;c=a-48;d=c>9;
 if(d)goto L9;
 b=0;
L10:if(b<=1844674407370955160ULL)goto L11;
 if(b!=1844674407370955161ULL)goto L5;
 if(c>5)goto L5;
L11:b=b*10+(U)c;a=get();c=a-48;
 if(c<=9)goto L10;
L9:c=0;
 if(a==32)goto L12;
 c=((int)a>-1)&(a-14<-5u);
L12:if(d)goto L5;
 if(c)goto L5;
 if(!b)goto L1;
 e=1;f=1;g=1;
L14:h=e;
 if(g)goto L15;
 c=10;d=65536;goto L13;
L15:e=f+h;g=(U)(e>=f);f=h;
 if(h!=b)goto L14;
 c=11;d=65546;
L13:put(d,c);goto L2;
L7:a=get();goto L6;
L5:exit(1);
L1:;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"First win\nSecond win\n",21);
 f4();
 return 0;
}
/* unchanged: 61fa41f66e025e0d */
