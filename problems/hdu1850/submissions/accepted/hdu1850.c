/*
 * hdu1850: Being a Good Boy in Spring Festival, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1850.
 * Generated from problems/hdu1850/main.rs by `cargo xtask bundle hdu1850 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: f63d4867adc606aa
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef unsigned long long U;
/* memory */
static unsigned char M[6291456];
static u pages=2;
static u grow(u n){u o=pages;if(n>96-o)return -1u;pages+=n;return o;}
static u ld2(u a){unsigned short x;memcpy(&x,M+a,2);return x;}
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
static U rol8(U x,U n){return x<<(n&63)|x>>((0-n)&63);}
static u g0=65536;
/* functions */
static u f3(u,u);
static u f4(u,u);
static u f5(u,u,u);
static u f8(u,u);
static u f9(u,u);
static u f10(u,u,u);
static u f12(u,u);
static u f18(u,u,u);
static u f20(u,u);
static u f29(u,u);
static u f30(u,u,u);
static u call0(u index,u a,u b,u c){
 switch(index){
 case 4:return f10(a,b,c);
 case 8:return f18(a,b,c);
 }
 exit(1);return 0;
}
static u call1(u index,u a,u b){
 switch(index){
 case 9:return f3(a,b);
 case 10:return f4(a,b);
 case 5:return f8(a,b);
 case 6:return f9(a,b);
 case 2:return f20(a,b);
 case 1:return f29(a,b);
 }
 exit(1);return 0;
}
static u f3(u a,u b){
 u c;
 (void)a;c=g0-16;g0=c;st4(c+12,0);
 if(b<128)goto L4;
 if(b<2048)goto L3;
 if(b>=65536)goto L2;
 M[c+14]=(b&63)|128;M[c+12]=(b>>12)|224;M[c+13]=((b>>6)&63)|128;b=3;goto L1;
L4:M[c+12]=b;b=1;goto L1;
L3:M[c+13]=(b&63)|128;M[c+12]=(b>>6)|192;b=2;goto L1;
L2:M[c+15]=(b&63)|128;M[c+12]=(b>>18)|240;M[c+14]=((b>>6)&63)|128;M[c+13]=((b>>12)&63)|128;b=4;
L1:put(c+12,b);g0=c+16;return 0;
}
static u f4(u a,u b){
 u c;
 c=g0-32;g0=c;st4(c+4,a);st8(c+24,ld8(b+16));st8(c+16,ld8(b+8));st8(c+8,ld8(b));b=f5(c+4,65536,c+8);
 g0=c+32;return b;
}
static u f5(u a,u b,u c){
 u d,e,f,g,h,i,j,k,l,m;
 d=g0-48;g0=d;st4(d+36,b);M[d+40]=3;st8(d+8,137438953472ULL);st4(d+32,a);e=0;st4(d+24,0);
 st4(d+16,0);f=ld4(c+8);
 if(f)goto L4;
 b=ld4(c+20);
 if(!b)goto L3;
 a=ld4(c+16);g=b<<3;e=((b-1)&536870911)+1;b=ld4(c);
L5:h=ld4(b+4);
 if(!h)goto L6;
 if(call0(ld4(ld4(d+36)+12),ld4(d+32),ld4(b),h))goto L2;
L6:if(call1(ld4(a+4),ld4(a),d+8))goto L2;
 a+=8;b+=8;g-=8;
 if(g)goto L5;
 goto L3;
L4:a=ld4(c+12);i=a<<5;
 if(!i)goto L3;
 e=((a-1)&134217727)+1;b=ld4(c);g=0;
L7:a=ld4(b+4);
 if(!a)goto L8;
 if(call0(ld4(ld4(d+36)+12),ld4(d+32),ld4(b),a))goto L2;
L8:a=f+g;M[d+40]=M[a+28];st8(d+8,rol8(ld8(a+4),32));j=ld4(a+24);k=ld4(c+16);l=0;h=0;
 switch(ld4(a+20)){
 case 1:goto L11;
 case 2:goto L9;
 default:goto L10;
 }
L11:m=j<<3;h=0;m+=k;
 if(ld4(m+4)!=1)goto L9;
 j=ld4(ld4(m));
L10:h=1;
L9:st4(d+20,j);st4(d+16,h);h=ld4(a+16);
 switch(ld4(a+12)){
 case 1:goto L14;
 case 2:goto L12;
 default:goto L13;
 }
L14:j=h<<3;j+=k;
 if(ld4(j+4)!=1)goto L12;
 h=ld4(ld4(j));
L13:l=1;
L12:st4(d+28,h);st4(d+24,l);a=k+(ld4(a)<<3);
 if(call1(ld4(a+4),ld4(a),d+8))goto L2;
 b+=8;g+=32;
 if(i!=g)goto L7;
L3:a=0;b=e<ld4(c+4);
 if(!b)goto L1;
 b=b?ld4(c)+(e<<3):0;
 if(!call0(ld4(ld4(d+36)+12),ld4(d+32),ld4(b),ld4(b+4)))goto L1;
L2:a=1;
L1:g0=d+48;return a;
}
static u f8(u a,u b){
 f3(ld4(a),b);return 0;
}
static u f9(u a,u b){
 u c;
 c=g0-32;g0=c;st4(c+4,ld4(a));st8(c+24,ld8(b+16));st8(c+16,ld8(b+8));st8(c+8,ld8(b));
 b=f5(c+4,65536,c+8);g0=c+32;return b;
}
static u f10(u a,u b,u c){
 (void)a;put(b,c);return 0;
}
static void f11(u a,u b,u c,u d){
 u e,f,g;
 if(!c)goto L4;
 e=1;
 if((int)b>=0)goto L3;
 goto L2;
L4:st4(a+4,b);e=1;goto L2;
L3:if(!ld4(d+8))goto L10;
 f=ld4(d+4);
 if(f)goto L11;
 if(b)goto L9;
 goto L8;
L11:g=ld4(d);d=f12(b,c);
 if(!d)goto L5;
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65804;st4(g,ld4(c));
 st4(c,g);goto L6;
L10:if(!b)goto L8;
L9:d=f12(b,c);goto L7;
L8:d=c;
L7:if(!d)goto L5;
L6:st4(a+4,d);e=0;goto L1;
L5:st4(a+4,b);b=c;goto L1;
L2:b=0;
L1:st4(a,e);st4(a+8,b);
}
static u f12(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65804;a=ld4(b);
 if(a)goto L1;
 a=ld4(65932);
 if(a)goto L2;
 a=65936;st4(65932,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(65932,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f13(u a,u b){
 u c,d,e,f;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&536870911)==b)<<3;f=b<<3;
 if(e)goto L3;
 e=0;goto L2;
L3:st4(c+20,e<<3);st4(c+16,ld4(a));e=8;
L2:st4(c+24,e);f11(c,f,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static U f16(u a){
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
static u f18(u a,u b,u c){
 (void)a;put(b,c);return 0;
}
static void f19(void){
 u a,b,e,f,g,h,i,j;
 U c,d;
 a=g0-64;g0=a;b=32;
L3:if(b-9<5)goto L5;
 if(b!=32)goto L4;
L5:b=get();goto L3;
L4:st4(a+12,b);
 if((int)b<0)goto L2;
 c=f16(a+12);
 if(!c)goto L2;
 d=f16(a+12);e=f12(32,8);
 if(!e)goto L9;
 st8(e,d);st8(a+36,4294967300ULL);st4(a+32,e);d=c-2;
 if(d>c-1)goto L8;
 f=4;b=2;g=16;
L10:c=f16(a+12);
 if(b-1!=f)goto L11;
 f13(a+32,f);e=ld4(a+32);
L11:st8(e+g-8,c);st4(a+40,b);c=d-1;
 if(c>d)goto L12;
 g+=8;b++;f=ld4(a+36);d=c;goto L10;
L12:e=ld4(a+32);h=ld4(a+36);
 if(!b)goto L13;
 i=e+g;goto L7;
L13:f=0;goto L6;
L9:exit(1);
L8:i=e+8;h=4;b=1;
L7:d=0;g=e;
L14:d^=ld8(g);g+=8;
 if(g!=i)goto L14;
 f=0;j=-1u;g=e;
L15:j++;
 if(b==j)goto L1;
 c=ld8(g);f+=c>(c^d);g+=8;
 if(g!=i)goto L15;
L6:st4(a+20,2);st4(a+24,f);st4(a+16,a+24);st4(a+28,a+56);st4(a+52,1);st8(a+36,2);st4(a+32,65564);
 st4(a+48,a+16);
 if(f5(a+28,65580,a+32))goto L16;
 if(!h)goto L17;
 b=h<<3;
 if(!b)goto L17;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65804;st4(e,ld4(b));st4(b,e);
L17:b=ld4(a+12);goto L3;
L16:if(!h)goto L2;
 b=h<<3;
 if(!b)goto L2;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65804;st4(e,ld4(b));st4(b,e);
L2:g0=a+64;return;
L1:exit(1);
}
static u f20(u a,u b){
 u c,d,g,h,i,j,k,l,m,n,o;
 U e,f;
 c=g0-48;g0=c;d=39;e=(U)ld4(a);
 if(e>=10000)goto L2;
 f=e;goto L1;
L2:d=39;
L3:a=c+9+d;f=e/10000;g=(u)(f*-10000ULL+e);h=(g&65535)/100;st2(a-4,ld2((h<<1)+65604));
 st2(a-2,ld2((((h*-100u+g)&65535)<<1)+65604));d-=4;a=e>99999999;e=f;
 if(a)goto L3;
L1:a=(u)f;
 if(a<=99)goto L4;
 d-=2;g=(u)f;a=(g&65535)/100;st2(c+9+d,ld2((((a*-100u+g)&65535)<<1)+65604));
L4:if(a<10)goto L6;
 d-=2;st2(c+9+d,ld2((a<<1)+65604));goto L5;
L6:d--;M[c+9+d]=a+48;
L5:i=39-d;a=1;g=ld4(b);h=g&1;j=h?43:1114112;k=(u)((int)(g<<29)>>31)&65604;l=c+9+d;
 if(ld4(b+8))goto L8;
 if(f30(b,j,k))goto L7;
 a=call0(ld4(ld4(b+28)+12),ld4(b+24),l,i);goto L7;
L8:m=ld4(b+12);a=i+h;
 if(m<=a)goto L13;
 if(g&8)goto L9;
 d=0;g=m-a;n=g;a=M[b+32];
 switch((a==3?1:a)&3){
 case 1:goto L12;
 case 2:goto L11;
 default:goto L10;
 }
L13:a=1;
 if(f30(b,j,k))goto L7;
 a=call0(ld4(ld4(b+28)+12),ld4(b+24),l,i);goto L7;
L12:n=0;d=g;goto L10;
L11:d=g>>1;n=(g+1)>>1;
L10:d++;h=ld4(b+28);g=ld4(b+4);m=ld4(b+24);
L15:d--;
 if(!d)goto L14;
 if(!call1(ld4(h+16),m,g))goto L15;
 a=1;goto L7;
L14:a=1;
 if(g==1114112)goto L7;
 if(f30(b,j,k))goto L7;
 if(call0(ld4(h+12),m,l,i))goto L7;
 d=0;
L17:if(n!=d)goto L18;
 d=n;goto L16;
L18:d++;
 if(!call1(ld4(h+16),m,g))goto L17;
 d--;
L16:a=d<n;goto L7;
L9:n=ld4(b+4);st4(b+4,48);o=M[b+32];a=1;M[b+32]=1;
 if(f30(b,j,k))goto L7;
 d=d+m-h-38;g=ld4(b+28);h=ld4(b+24);
L20:d--;
 if(!d)goto L19;
 if(!call1(ld4(g+16),h,48))goto L20;
 goto L7;
L19:if(call0(ld4(g+12),h,l,i))goto L7;
 M[b+32]=o;st4(b+4,n);a=0;
L7:g0=c+48;return a;
}
static u f29(u a,u b){
 (void)a;(void)b;
L1:goto L1;return 0;
}
static u f30(u a,u b,u c){
 u d;
 if(b==1114112)goto L3;
 d=1;
 if(call1(ld4(ld4(a+28)+16),ld4(a+24),b))goto L2;
L3:if(c)goto L1;
 d=0;
L2:return d;
L1:return call0(ld4(ld4(a+28)+12),ld4(a+24),c,0);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"\3\0\0\0\4\0\0\0\4\0\0\0\4\0\0\0\5\0\0\0\6\0\0\0\n\0\0\0D\0\1\0\0\0\0\0\30\0"
  "\1\0\1\0\0\0\7\0\0\0\4\0\0\0\4\0\0\0\10\0\0\0\11\0\0\0\n\0\0\000000102030405060708091011121314151"
  "6171819202122232425262728293031323334353637383940414243444546474849505152535455565758596061626364"
  "6566676869707172737475767778798081828384858687888990919293949596979899",268);
 f19();
 return 0;
}
/* unchanged: c717fe9151630ef9 */
