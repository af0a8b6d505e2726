/*
 * hdu1079: Calendar Game, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1079, POJ 1082, UVa 1557.
 * Generated from problems/hdu1079/main.rs by `cargo xtask bundle hdu1079 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: fae72ac14ee9efb5
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
 u a,d,i;
 U b,c,e,f,g,h;
 a=g0-16;g0=a;st4(a+12,32);b=f3(a+12);
 if(!b)goto L1;
 c=0;
L2:d=ld4(a+12);
L4:if(d-9<5)goto L5;
 if(d!=32)goto L3;
L5:d=get();goto L4;
L3:st4(a+12,d);
 if((int)d<0)goto L1;
 e=f3(a+12);f=f3(a+12);g=f3(a+12);
 if(f-1>11)goto L7;
 h=31;d=f>11;
 if(d)goto L8;
 if((1ULL<<(f&63))&2640)goto L9;
 if(f!=2)goto L8;
 h=28;
 if(e&3)goto L8;
 h=e%100!=0?29:(e%400==0?29:28);goto L8;
L9:h=30;
L8:if(!g)goto L7;
 if(g>h)goto L7;
 if(e!=2001)goto L10;
 if(f==11)goto L11;
 if(!d)goto L6;
 goto L7;
L11:if(g>4)goto L7;
 goto L6;
L10:if(e<=2001)goto L6;
L7:exit(1);
L6:c++;d=4;i=65536;
 if(!((g+f)&1))goto L12;
 f-=9;
 if(f>2)goto L13;
 switch((u)f){
 case 1:goto L13;
 case 2:goto L15;
 default:goto L14;
 }
L15:if(g!=30)goto L13;
 goto L12;
L14:if(g==30)goto L12;
L13:d=3;i=65540;
L12:put(i,d);
 if(c!=b)goto L2;
L1:g0=a+16;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"YES\nNO\n",7);
 f5();
 return 0;
}
/* unchanged: 06c849da2753c851 */
