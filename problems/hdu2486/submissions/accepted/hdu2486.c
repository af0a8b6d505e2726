/*
 * hdu2486: A simple stone game, in one C file, for judges that take C or C++.
 * Where to submit: HDU 2486, POJ 3922.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/hdu2486/main.rs by `cargo xtask bundle hdu2486 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 6e3c7f15c1b72d06
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
static unsigned char M[6291456];
static u pages=2;
static u grow(u n){u o=pages;if(n>96-o)return -1u;pages+=n;return o;}
static u stack(u a){if(a-128>65408)exit(1);return a;}
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
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
static u g0=65536;
/* functions */
static void f4(u,u,u);
static u f6(u,u,u,u);
static u f7(u,u);
static void f8(u,u,u,u);
static u f19(u,u);
static void f20(u,u);
static void f26(u,u,u);
static u f29(u,u,u);
static u f30(u,u);
static u f31(u,u);
static u f32(u,u);
static u f37(u,u);
static u f39(U,u);
static void f40(u,U,U,U,U);
static u call0(u index,u a,u b,u c){
 switch(index){
 case 4:return f29(a,b,c);
 }
 exit(1);return 0;
}
static u call1(u index,u a,u b){
 switch(index){
 case 1:return f19(a,b);
 case 5:return f30(a,b);
 case 6:return f31(a,b);
 case 2:return f37(a,b);
 }
 exit(1);return 0;
}
static void f3(u a,u b,u c){
 u d;
 d=ld4(a+8);
 if(ld4(a+4)-d>=c)goto L1;
 f4(a,d,c);d=ld4(a+8);
L1:copy(ld4(a)+d,b,c);st4(a+8,d+c);
}
static void f4(u a,u b,u c){
 u d;
 d=g0-16;g0=stack(d);f8(d+8,a,b,c);a=ld4(d+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=d+16;return;
L1:exit(1);
}
static void f5(u a,u b,u c,u d){
 u e,f;
 if(!c)goto L4;
 e=1;
 if((int)b>=0)goto L3;
 goto L2;
L4:st4(a+4,b);e=1;goto L2;
L3:if(!ld4(d+8))goto L8;
 f=ld4(d+4);
 if(f)goto L9;
 if(b)goto L7;
 goto L6;
L9:d=f6(ld4(d),f,c,b);goto L5;
L8:if(!b)goto L6;
L7:d=f7(b,c);goto L5;
L6:d=c;
L5:if(!d)goto L10;
 st4(a+4,d);e=0;goto L1;
L10:st4(a+4,b);b=c;goto L1;
L2:b=0;
L1:st4(a,e);st4(a+8,b);
}
static u f6(u a,u b,u c,u d){
 u e;
 e=f7(d,c);
 if(!e)goto L1;
 copy(e,a,b>d?d:b);b=b>c?b:c;b=((ctz4((-1u>>(clz4((b>16?b:16)-1)&31))+1)&31)<<2)+65932;
 st4(a,ld4(b));st4(b,a);
L1:return e;
}
static u f7(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65932;a=ld4(b);
 if(a)goto L1;
 a=ld4(66060);
 if(a)goto L2;
 a=66064;st4(66060,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(66060,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f8(u a,u b,u c,u d){
 u e,f;
 e=g0-32;g0=stack(e);f=0;d+=c;
 if(d<c)goto L1;
 c=ld4(b+4);f=c<<1;d=f>d?f:d;d=d>8?d:8;
 if(c)goto L3;
 c=0;goto L2;
L3:st4(e+20,c);st4(e+16,ld4(b));c=1;
L2:st4(e+24,c);f5(e,d,1,e+16);
 if(ld4(e))goto L4;
 c=ld4(e+4);st4(b+4,d);st4(b,c);f=2147483649u;goto L1;
L4:f=ld4(e+8);d=ld4(e+4);
L1:st4(a+4,f);st4(a,d);g0=e+32;
}
static void f9(u a,u b){
 u c,d,e,f;
 c=g0-32;g0=stack(c);d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&268435455)==b)<<3;f=b<<4;
 if(e)goto L3;
 e=0;goto L2;
L3:st4(c+20,e<<4);st4(c+16,ld4(a));e=8;
L2:st4(c+24,e);f5(c,f,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f12(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f8(c+8,a,b,1);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f13(u a,U b){
 u c,d,f,g,h;
 U e;
 c=g0-32;g0=stack(c);d=0;st4(a+8,0);st8(a,1);st4(c+24,0);st8(c+16,0);st8(c+8,0);
L2:if(d==20)goto L1;
 e=b/10;M[c+8+d]=(u)(e*-U64(10)+b);d++;f=b<10;b=e;
 if(!f)goto L2;
 g=c+7;
L3:h=(u)(signed char)(M[g+d]+48u);
 if((int)h>-1)goto L5;
 st4(c+28,0);M[c+29]=(h&63)|128;M[c+28]=((h&192)>>6)|192;f3(a,c+28,2);goto L4;
L5:f=ld4(a+8);
 if(f!=ld4(a+4))goto L6;
 f12(a,f);f=ld4(a+8);
L6:st4(a+8,f+1);M[ld4(a)+f]=h;
L4:d--;
 if(d)goto L3;
 g0=c+32;return;
L1:exit(1);
}
static U f15(u a){
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
static void f17(void){
 u a,d,g,h,j,m,n,o;
 U b,c,e,f,i,k,l;
 a=g0-128;g0=stack(a);st8(a+32,32);st8(a+24,0);b=f15(a+24);
 if(!b)goto L4;
 c=0;
L5:d=ld4(a+32);
L7:if(d-9<5)goto L8;
 if(d!=32)goto L6;
L8:d=get();goto L7;
L6:st4(a+32,d);
 if((int)d<0)goto L4;
 if(d==26)goto L4;
 e=f15(a+24);st8(a+40,e);f=f15(a+24);st8(a+48,f);d=f7(5,1);
 if(!d)goto L13;
 M[d+4]=M[65616];st4(d,ld4(65612));st8(a+60,U64(21474836485));st4(a+56,d);c++;f13(a+104,c);
 d=ld4(a+104);f3(a+56,d,ld4(a+112));g=ld4(a+108);
 if(!g)goto L14;
 g=((g>16?ctz4((-1u>>(clz4(g-1)&31))+1)&31:4)<<2)+65932;st4(d,ld4(g));st4(g,d);
L14:f3(a+56,65728,2);h=0;st4(a+112,0);st8(a+104,8);i=1;j=8;g=0;k=1;d=0;
L15:if(d!=h)goto L16;
 f9(a+104,h);j=ld4(a+104);d=ld4(a+112);
L16:j+=d<<4;st8(j+8,i);st8(j,k);d++;st4(a+112,d);f40(a+8,f,0,i,0);
 if(ld8(a+16))goto L9;
 if(!i)goto L12;
 l=ld8(a+8);l-=rem8(l-k,i);k=l+i;
 if(k<l)goto L9;
 if(k>e)goto L9;
 if(d<=g)goto L11;
 j=ld4(a+104);
 if(d>99999)goto L10;
 l=ld8(j+(g<<4)+8);i+=l;g+=l*f<i;h=ld4(a+108);goto L15;
L13:exit(1);
L12:exit(1);
L11:exit(1);
L10:d=ld4(a+108);
 if(!d)goto L1;
 d<<=4;
 if(!d)goto L1;
 d=((ctz4((-1u>>(clz4((d>16?d:16)-1)&31))+1)&31)<<2)+65932;st4(j,ld4(d));st4(d,j);goto L1;
L9:m=ld4(a+104);
 if(!m)goto L1;
 i=ld8(a+108);n=(u)(i>>32);o=(u)i;
L17:i=e;
 if(n)goto L19;
 d=0;goto L18;
L19:d=0;j=n;g=n;
L20:j=(j>>1)+d;h=ld8(m+(j<<4))>i;g=h?j:g;d=h?d:j+1;j=g-d;
 if(g>d)goto L20;
L18:d--;
 if(d>=n)goto L3;
 d=m+(d<<4);e=ld8(d+8);
 if(!e)goto L2;
 e=rem8(i-ld8(d),e);
 if(e)goto L17;
 if(!o)goto L21;
 d=o<<4;
 if(!d)goto L21;
 d=((ctz4((-1u>>(clz4((d>16?d:16)-1)&31))+1)&31)<<2)+65932;st4(m,ld4(d));st4(d,m);
L21:if(i==ld8(a+40))goto L23;
 f13(a+104,i);d=ld4(a+104);f3(a+56,d,ld4(a+112));g=ld4(a+108);
 if(!g)goto L22;
 g=((g>16?ctz4((-1u>>(clz4(g-1)&31))+1)&31:4)<<2)+65932;st4(d,ld4(g));st4(g,d);goto L22;
L23:f3(a+56,65617,4);
L22:d=ld4(a+56);
 if(!d)goto L24;
 g=ld4(a+60);put(d,ld4(a+64));put(65700,1);
 if(!g)goto L24;
 g=((g>16?ctz4((-1u>>(clz4(g-1)&31))+1)&31:4)<<2)+65932;st4(d,ld4(g));st4(g,d);
L24:b--;
 if(b)goto L5;
L4:g0=a+128;return;
L3:exit(1);
L2:exit(1);
L1:st4(a+100,1);st4(a+92,1);st4(a+96,a+48);st4(a+88,a+40);st4(a+124,2);st8(a+108,2);
 st4(a+104,65668);st4(a+120,a+88);f20(a+72,a+104);exit(1);
}
static u f19(u a,u b){
 return f39(ld8(a),b);
}
static void f20(u a,u b){
 u c,d,e,f,g,h,i,j;
 c=g0-32;g0=stack(c);d=ld4(b+20);e=ld4(b);f=ld4(b+4);
 if(f<<3!=0)goto L2;
 g=0;goto L1;
L2:h=(f-1)&536870911;g=h+1;i=g&7;
 if(h>=7)goto L4;
 g=0;h=e;goto L3;
L4:h=e+60;j=g&1073741816;g=0;
L5:g=ld4(h)+(ld4(h-8)+(ld4(h-16)+(ld4(h-24)+(ld4(h-32)+(ld4(h-40)+(ld4(h-48)+(ld4(h-56)+g)))))));
 h+=64;j-=8;
 if(j)goto L5;
 h-=60;
L3:if(!i)goto L1;
 h+=4;
L6:g+=ld4(h);h+=8;i--;
 if(i)goto L6;
L1:if(d)goto L10;
 h=g;goto L9;
L10:if(!f)goto L11;
 if(ld4(e+4))goto L11;
 if(g<16)goto L8;
L11:h=g+g;
 if(h<g)goto L8;
L9:if(!h)goto L8;
 if((int)h<0)goto L13;
 g=f7(h,1);
 if(!g)goto L12;
 goto L7;
L13:exit(1);
L12:exit(1);
L8:g=1;h=0;
L7:st4(a+8,0);st4(a+4,h);st4(a,g);st4(c+4,a);st8(c+24,ld8(b+16));st8(c+16,ld8(b+8));st8(c+8,ld8(b));
 if(f32(c+4,c+8))goto L14;
 g0=c+32;return;
L14:exit(1);
}
static void f25(u a,u b,u c){
 u d,e,f;
 d=g0-32;g0=stack(d);c+=b;
 if(c<b)goto L1;
 e=1;f=ld4(a+4);b=f<<1;b=b>c?b:c;b=b>8?b:8;
 if(f)goto L3;
 e=0;goto L2;
L3:st4(d+20,f);st4(d+16,ld4(a));
L2:st4(d+24,e);f26(d,b,d+16);
 if(!ld4(d))goto L4;
 if(!ld4(d+8))goto L1;
 exit(1);
L4:c=ld4(d+4);st4(a+4,b);st4(a,c);g0=d+32;return;
L1:exit(1);
}
static void f26(u a,u b,u c){
 u d;
 if((int)b>=0)goto L2;
 c=1;b=0;goto L1;
L2:if(!ld4(c+8))goto L6;
 d=ld4(c+4);
 if(d)goto L7;
 if(b)goto L5;
 c=1;goto L4;
L7:c=f6(ld4(c),d,1,b);
 if(!c)goto L3;
 goto L4;
L6:if(b)goto L8;
 c=1;goto L4;
L8:c=f7(b,1);
 if(c)goto L4;
 goto L3;
L5:c=f7(b,1);
 if(!c)goto L3;
L4:st4(a+4,c);c=0;goto L1;
L3:st4(a+4,b);b=1;c=1;
L1:st4(a,c);st4(a+8,b);
}
static void f27(u a,u b){
 u c,d,e;
 c=g0-32;g0=stack(c);d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>8?b:8;
 if(e)goto L3;
 d=0;goto L2;
L3:st4(c+20,e);st4(c+16,ld4(a));d=1;
L2:st4(c+24,d);f26(c,b,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static u f29(u a,u b,u c){
 u d,e;
 d=ld4(a);e=d+8;a=ld4(e);
 if(ld4(d+4)-a>=c)goto L1;
 f25(d,a,c);a=ld4(e);
L1:copy(ld4(d)+a,b,c);st4(e,a+c);return 0;
}
static u f30(u a,u b){
 u c,d,e;
 c=g0-16;g0=stack(c);a=ld4(a);
 if(b<128)goto L5;
 st4(c+12,0);
 if(b<2048)goto L4;
 if(b>=65536)goto L3;
 M[c+14]=(b&63)|128;M[c+12]=(b>>12)|224;M[c+13]=((b>>6)&63)|128;b=3;goto L2;
L5:d=ld4(a+8);
 if(d!=ld4(a+4))goto L6;
 f27(a,d);d=ld4(a+8);
L6:M[ld4(a)+d]=b;st4(a+8,ld4(a+8)+1);goto L1;
L4:M[c+13]=(b&63)|128;M[c+12]=(b>>6)|192;b=2;goto L2;
L3:M[c+15]=(b&63)|128;M[c+12]=(b>>18)|240;M[c+14]=((b>>6)&63)|128;M[c+13]=((b>>12)&63)|128;b=4;
L2:e=a+8;d=ld4(e);
 if(ld4(a+4)-d>=b)goto L7;
 f25(a,d,b);d=ld4(e);
L7:copy(ld4(a)+d,c+12,b);st4(e,d+b);
L1:g0=c+16;return 0;
}
static u f31(u a,u b){
 u c;
 c=g0-32;g0=stack(c);st4(c+4,ld4(a));st8(c+24,ld8(b+16));st8(c+16,ld8(b+8));st8(c+8,ld8(b));
 b=f32(c+4,c+8);g0=c+32;return b;
}
static u f32(u a,u b){
 u c,d,e,f,g,h,i,j,k,l,m;
 c=g0-48;g0=stack(c);st4(c+36,65704);M[c+40]=3;st8(c+8,U64(137438953472));st4(c+32,a);d=0;
 st4(c+24,0);st4(c+16,0);e=ld4(b+8);
 if(e)goto L4;
 f=ld4(b+20);
 if(!f)goto L3;
 a=ld4(b+16);g=f<<3;d=((f-1)&536870911)+1;f=ld4(b);
L5:h=ld4(f+4);
 if(!h)goto L6;
 if(call0(ld4(ld4(c+36)+12),ld4(c+32),ld4(f),h))goto L2;
L6:if(call1(ld4(a+4),ld4(a),c+8))goto L2;
 a+=8;f+=8;g-=8;
 if(g)goto L5;
 goto L3;
L4:a=ld4(b+12);i=a<<5;
 if(!i)goto L3;
 d=((a-1)&134217727)+1;f=ld4(b);g=0;
L7:a=ld4(f+4);
 if(!a)goto L8;
 if(call0(ld4(ld4(c+36)+12),ld4(c+32),ld4(f),a))goto L2;
L8:a=e+g;M[c+40]=M[a+28];st8(c+8,rol8(ld8(a+4),32));j=ld4(a+24);k=ld4(b+16);l=0;h=0;
 switch(ld4(a+20)){
 case 1:goto L11;
 case 2:goto L9;
 default:goto L10;
 }
L11:m=j<<3;h=0;m+=k;
 if(ld4(m+4)!=2)goto L9;
 j=ld4(ld4(m));
L10:h=1;
L9:st4(c+20,j);st4(c+16,h);h=ld4(a+16);
 switch(ld4(a+12)){
 case 1:goto L14;
 case 2:goto L12;
 default:goto L13;
 }
L14:j=h<<3;j+=k;
 if(ld4(j+4)!=2)goto L12;
 h=ld4(ld4(j));
L13:l=1;
L12:st4(c+28,h);st4(c+24,l);a=k+(ld4(a)<<3);
 if(call1(ld4(a+4),ld4(a),c+8))goto L2;
 f+=8;g+=32;
 if(i!=g)goto L7;
L3:a=0;f=d<ld4(b+4);
 if(!f)goto L1;
 f=f?ld4(b)+(d<<3):0;
 if(!call0(ld4(ld4(c+36)+12),ld4(c+32),ld4(f),ld4(f+4)))goto L1;
L2:a=1;
L1:g0=c+48;return a;
}
static u f37(u a,u b){
 (void)a;(void)b;
L1:goto L1;return 0;
}
static u f38(u a,u b,u c){
 u d;
 if(b==1114112)goto L3;
 d=1;
 if(call1(ld4(ld4(a+28)+16),ld4(a+24),b))goto L2;
L3:if(c)goto L1;
 d=0;
L2:return d;
L1:return call0(ld4(ld4(a+28)+12),ld4(a+24),c,0);
}
static u f39(U a,u b){
 u c,d,f,g,h,i,j,k,l,m,n,o;
 U e;
 c=g0-48;g0=stack(c);d=39;
 if(a>=10000)goto L2;
 e=a;goto L1;
L2:d=39;
L3:f=c+9+d;e=a/10000;g=(u)(e*-U64(10000)+a);h=(g&65535)/100;st2(f-4,ld2((h<<1)+65732));
 st2(f-2,ld2((((h*-100u+g)&65535)<<1)+65732));d-=4;f=a>99999999;a=e;
 if(f)goto L3;
L1:f=(u)e;
 if(f<=99)goto L4;
 d-=2;g=(u)e;f=(g&65535)/100;st2(c+9+d,ld2((((f*-100u+g)&65535)<<1)+65732));
L4:if(f<10)goto L6;
 d-=2;st2(c+9+d,ld2((f<<1)+65732));goto L5;
L6:d--;M[c+9+d]=f+48;
L5:i=39-d;f=1;g=ld4(b);h=g&1;j=h?43:1114112;k=(u)((int)(g<<29)>>31)&65732;l=c+9+d;
 if(ld4(b+8))goto L8;
 if(f38(b,j,k))goto L7;
 f=call0(ld4(ld4(b+28)+12),ld4(b+24),l,i);goto L7;
L8:m=ld4(b+12);f=i+h;
 if(m<=f)goto L13;
 if(g&8)goto L9;
 d=0;g=m-f;n=g;f=M[b+32];
 switch((f==3?1:f)&3){
 case 1:goto L12;
 case 2:goto L11;
 default:goto L10;
 }
L13:f=1;
 if(f38(b,j,k))goto L7;
 f=call0(ld4(ld4(b+28)+12),ld4(b+24),l,i);goto L7;
L12:n=0;d=g;goto L10;
L11:d=g>>1;n=(g+1)>>1;
L10:d++;h=ld4(b+28);g=ld4(b+4);m=ld4(b+24);
L15:d--;
 if(!d)goto L14;
 if(!call1(ld4(h+16),m,g))goto L15;
 f=1;goto L7;
L14:f=1;
 if(g==1114112)goto L7;
 if(f38(b,j,k))goto L7;
 if(call0(ld4(h+12),m,l,i))goto L7;
 d=0;
L17:if(n!=d)goto L18;
 d=n;goto L16;
L18:d++;
 if(!call1(ld4(h+16),m,g))goto L17;
 d--;
L16:f=d<n;goto L7;
L9:n=ld4(b+4);st4(b+4,48);o=M[b+32];f=1;M[b+32]=1;
 if(f38(b,j,k))goto L7;
 d=d+m-h-38;g=ld4(b+28);h=ld4(b+24);
L20:d--;
 if(!d)goto L19;
 if(!call1(ld4(g+16),h,48))goto L20;
 goto L7;
L19:if(call0(ld4(g+12),h,l,i))goto L7;
 M[b+32]=o;st4(b+4,n);f=0;
L7:g0=c+48;return f;
}
static void f40(u a,U b,U c,U d,U e){
 U f,g,h,i,j,k;
 f=d&U64(4294967295);g=b&U64(4294967295);h=f*g;i=b>>32;j=f*i;k=d>>32;f=j+k*g;g=h+(f<<32);st8(a,g);
 st8(a+8,k*i+(((U)(f<j)<<32)|(f>>32))+(U)(g<h)+(e*b+d*c));
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"solution.rs\0\0\0\1\0\13\0\0\0\?\0\0\0\21\0\0\0\0\0\1\0\13\0\0\0:\0\0\0/\0\0"
  "\0\0\0\1\0\13\0\0\0M\0\0\0'\0\0\0\0\0\1\0\13\0\0\0N\0\0\0\17\0\0\0Case losetoo many lost heaps up"
  " to n / k for n = , k = \0U\0\1\0(\0\0\0}\0\1\0\6\0\0\0\0\0\1\0\13\0\0\0\265\0\0\0\21\0\0\0\n\0\0"
  "\0\3\0\0\0\4\0\0\0\4\0\0\0\4\0\0\0\5\0\0\0\6\0\0\0: \0\000000102030405060708091011121314151617181"
  "9202122232425262728293031323334353637383940414243444546474849505152535455565758596061626364656667"
  "6869707172737475767778798081828384858687888990919293949596979899",396);
 f17();
 return 0;
}
/* unchanged: 3ada479353395d19 */
