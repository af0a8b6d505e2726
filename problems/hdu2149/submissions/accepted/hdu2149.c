/*
 * hdu2149: Public Sale, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 2149.
 * Generated from problems/hdu2149/main.rs by `cargo xtask bundle hdu2149 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 5e1e0b09a65b7ca3
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef unsigned long long U;
/* memory */
static unsigned char M[131072];
static u ld2(u a){unsigned short x;memcpy(&x,M+a,2);return x;}
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}
static void st2(u a,u x){unsigned short h=(unsigned short)x;memcpy(M+a,&h,2);}
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
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
static u g0=65536;
/* functions */
static u f3(u,u);
static u f4(u,u);
static u f5(u,u);
static u f6(u,u);
static u f7(u,u,u);
static u f10(u,u);
static u f11(u,u);
static u f12(u,u,u);
static u f15(u,u,u);
static u f17(u,u);
static u f18(u,u,u);
static u call0(u index,u a,u b,u c){
 switch(index){
 case 5:return f12(a,b,c);
 case 9:return f15(a,b,c);
 }
 exit(1);return 0;
}
static u call1(u index,u a,u b){
 switch(index){
 case 2:return f3(a,b);
 case 3:return f4(a,b);
 case 10:return f5(a,b);
 case 11:return f6(a,b);
 case 6:return f10(a,b);
 case 7:return f11(a,b);
 case 1:return f17(a,b);
 }
 exit(1);return 0;
}
static u f3(u a,u b){
 return f4(ld4(a),b);
}
static u f4(u a,u b){
 u c,d,g,h,i,j,k,l,m,n,o;
 U e,f;
 c=g0-48;g0=c;d=39;e=ld8(a);
 if(e>=10000)goto L2;
 f=e;goto L1;
L2:d=39;
L3:a=c+9+d;f=e/10000;g=(u)(f*-10000ULL+e);h=(g&65535)/100;st2(a-4,ld2((h<<1)+65624));
 st2(a-2,ld2((((h*-100u+g)&65535)<<1)+65624));d-=4;a=e>99999999;e=f;
 if(a)goto L3;
L1:a=(u)f;
 if(a<=99)goto L4;
 d-=2;g=(u)f;a=(g&65535)/100;st2(c+9+d,ld2((((a*-100u+g)&65535)<<1)+65624));
L4:if(a<10)goto L6;
 d-=2;st2(c+9+d,ld2((a<<1)+65624));goto L5;
L6:d--;M[c+9+d]=a+48;
L5:i=39-d;a=1;g=ld4(b);h=g&1;j=h?43:1114112;k=(u)((int)(g<<29)>>31)&65624;l=c+9+d;
 if(ld4(b+8))goto L8;
 if(f18(b,j,k))goto L7;
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
 if(f18(b,j,k))goto L7;
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
 if(f18(b,j,k))goto L7;
 if(call0(ld4(h+12),m,l,i))goto L7;
 d=0;
L17:if(n!=d)goto L18;
 d=n;goto L16;
L18:d++;
 if(!call1(ld4(h+16),m,g))goto L17;
 d--;
L16:a=d<n;goto L7;
L9:n=ld4(b+4);st4(b+4,48);o=M[b+32];a=1;M[b+32]=1;
 if(f18(b,j,k))goto L7;
 d=d+m-h-38;g=ld4(b+28);h=ld4(b+24);
L20:d--;
 if(!d)goto L19;
 if(!call1(ld4(g+16),h,48))goto L20;
 goto L7;
L19:if(call0(ld4(g+12),h,l,i))goto L7;
 M[b+32]=o;st4(b+4,n);a=0;
L7:g0=c+48;return a;
}
static u f5(u a,u b){
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
static u f6(u a,u b){
 u c;
 c=g0-32;g0=c;st4(c+4,a);st8(c+24,ld8(b+16));st8(c+16,ld8(b+8));st8(c+8,ld8(b));b=f7(c+4,65536,c+8);
 g0=c+32;return b;
}
static u f7(u a,u b,u c){
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
static u f10(u a,u b){
 f5(ld4(a),b);return 0;
}
static u f11(u a,u b){
 u c;
 c=g0-32;g0=c;st4(c+4,ld4(a));st8(c+24,ld8(b+16));st8(c+16,ld8(b+8));st8(c+8,ld8(b));
 b=f7(c+4,65536,c+8);g0=c+32;return b;
}
static u f12(u a,u b,u c){
 (void)a;put(b,c);return 0;
}
static U f13(u a){
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
static u f15(u a,u b,u c){
 (void)a;put(b,c);return 0;
}
static void f16(void){
 u a,b,f;
 U c,d,e;
 a=g0-96;g0=a;b=32;
L2:if(b-9<5)goto L4;
 if(b!=32)goto L3;
L4:b=get();goto L2;
L3:st4(a+12,b);
 if((int)b<0)goto L5;
 c=f13(a+12);d=f13(a+12);
 if(!d)goto L1;
 if(d>=c)goto L8;
 d=rem8(c,d+1);c=d;
 if(d)goto L7;
 put(65592,5);goto L6;
L8:c=c>1?c:1;
L7:M[a+32]=0;st8(a+24,d);st8(a+16,c);st4(a+52,2);st4(a+48,a+60);st4(a+60,a+16);st4(a+40,a+88);
 st4(a+84,1);st8(a+68,1);st4(a+64,65560);st4(a+80,a+48);
 if(f7(a+40,65600,a+64))goto L5;
 e=0;f=0;b=M[a+32];c=ld8(a+24);d=ld8(a+16);
L10:if(!(f&1))goto L12;
 if(b&255)goto L9;
 goto L11;
L12:if(b&255)goto L9;
 if(d>c)goto L11;
 d+=e;
 if(d>=c)goto L9;
 d++;
L11:if(d>c)goto L9;
 st8(a+40,d);st4(a+52,3);st4(a+48,a+40);st4(a+60,a+88);st4(a+84,1);st8(a+68,1);st4(a+64,65572);
 st4(a+80,a+48);
 if(f7(a+60,65600,a+64))goto L5;
 b=d>=c;d+=(U)(d<c);e=4294967295ULL;f=1;goto L10;
L9:st4(a+48,a+88);st4(a+84,0);st4(a+80,65624);st8(a+68,1);st4(a+64,65584);
 if(f7(a+48,65600,a+64))goto L5;
L6:b=ld4(a+12);goto L2;
L5:g0=a+96;return;
L1:exit(1);
}
static u f17(u a,u b){
 (void)a;(void)b;
L1:goto L1;return 0;
}
static u f18(u a,u b,u c){
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
 memcpy(M+65536,"\4\0\0\0\4\0\0\0\4\0\0\0\5\0\0\0\6\0\0\0\7\0\0\0X\0\1\0\0\0\0\0 \0\0\0 \0\1\0"
  "\1\0\0\0\n\0\0\0,\0\1\0\1\0\0\0none\n\0\0\0\10\0\0\0\4\0\0\0\4\0\0\0\11\0\0\0\n\0\0\0\13\0\0\0000"
  "0010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748"
  "4950515253545556575859606162636465666768697071727374757677787980818283848586878889909192939495969"
  "79899",288);
 f16();
 return 0;
}
/* unchanged: 2666c01dd140e0b6 */
