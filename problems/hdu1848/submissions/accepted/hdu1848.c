/*
 * hdu1848: Fibonacci again and again, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1848.
 * Generated from problems/hdu1848/main.rs by `cargo xtask bundle hdu1848 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 805438aab0c47519
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
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}
static void st4(u a,u x){memcpy(M+a,&x,4);}
static void st8(u a,U x){memcpy(M+a,&x,8);}
static void copy(u a,u b,u n){memmove(M+a,M+b,n);}
static void fill(u a,u x,u n){memset(M+a,(int)x,n);}
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
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
static u g0=65536;
/* functions */
static u f4(u,u);
static void f3(u a,u b,u c,u d){
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
L11:g=ld4(d);d=f4(b,c);
 if(!d)goto L5;
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65624;st4(g,ld4(c));
 st4(c,g);goto L6;
L10:if(!b)goto L8;
L9:d=f4(b,c);goto L7;
L8:d=c;
L7:if(!d)goto L5;
L6:st4(a+4,d);e=0;goto L1;
L5:st4(a+4,b);b=c;goto L1;
L2:b=0;
L1:st4(a,e);st4(a+8,b);
}
static u f4(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65624;a=ld4(b);
 if(a)goto L1;
 a=ld4(65752);
 if(a)goto L2;
 a=65760;st4(65752,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(65752,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f5(u a,u b,u c){
 u d,e;
 if(b)goto L2;
 d=4;goto L1;
L2:d=b&1073741823;
 if(d!=b)goto L5;
 e=b<<2;
 if((int)e<=-1)goto L5;
 d=(u)(d==b)<<2;
 if(c)goto L6;
 if(!e)goto L4;
 d=f4(e,d);goto L4;
L6:if(!e)goto L4;
 d=f4(e,d);
 if(!d)goto L3;
 fill(d,0,e);goto L1;
L5:exit(1);
L4:if(d)goto L1;
L3:exit(1);
L1:st4(a+4,b);st4(a,d);
}
static void f8(u a,u b){
 u c,d,e,f,g;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=4;f=ld4(a+4);b=f<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&1073741823)==b)<<2;g=b<<2;
 if(f)goto L3;
 e=0;goto L2;
L3:st4(c+20,f<<2);st4(c+16,ld4(a));
L2:st4(c+24,e);f3(c,g,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f9(u a,u b,u c){
 u d,e,f,g;
 d=g0-32;g0=d;c+=b;
 if(c<b)goto L1;
 e=4;f=ld4(a+4);b=f<<1;b=b>c?b:c;b=b>4?b:4;c=(u)((b&1073741823)==b)<<2;g=b<<2;
 if(f)goto L3;
 e=0;goto L2;
L3:st4(d+20,f<<2);st4(d+16,ld4(a));
L2:st4(d+24,e);f3(d,g,c,d+16);
 if(!ld4(d))goto L4;
 if(!ld4(d+8))goto L1;
 exit(1);
L4:c=ld4(d+4);st4(a+4,b);st4(a,c);g0=d+32;return;
L1:exit(1);
}
static U f10(u a){
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
static void f12(void){
 u a,b,e,h,j,k,l,m,n,o,p,q,r,s,t;
 U c,d,f,g,i=0;
 a=g0-144;g0=a;st4(a+28,32);b=0;st4(a+136,0);st8(a+128,4);c=1;d=0;e=4;f=1;
L1:g=f;f=c;
 if(f>4294967295ULL)goto L4;
 h=(u)f;
 if(!h)goto L2;
 if(h<=10000000)goto L3;
L4:i=(u)d?(f<i?f:i):f;d=1;goto L2;
L3:j=0;
 if(!b)goto L6;
 k=b;l=b;
L7:k=(k>>1)+j;m=ld4(e+(k<<2));
 if(m<h)goto L9;
 l=k;
 if(m==h)goto L2;
 goto L8;
L9:j=k+1;
L8:k=l-j;
 if(l>j)goto L7;
 if(b<j)goto L5;
L6:if(ld4(a+132)!=b)goto L10;
 f9(a+128,b,1);e=ld4(a+128);
L10:l=e+(j<<2);copy(l+4,l,(b-j)<<2);st4(l,h);b++;st4(a+136,b);goto L2;
L5:exit(1);
L2:c=g+f;
 if(c>=g)goto L1;
 j=0;l=b+1;f5(a+16,l,0);st4(a+104,0);k=ld4(a+20);st4(a+100,k);m=ld4(a+16);st4(a+96,m);
 if(k>=l)goto L11;
 f9(a+96,0,l);m=ld4(a+96);j=ld4(a+104);
L11:k=a+84;h=m+(j<<2);
 if(l<2)goto L14;
 fill(h,255,b<<2);j+=b;h=m+(j<<2);goto L13;
L14:if(!l)goto L12;
L13:st4(h,-1u);j++;
L12:st8(k,ld8(a+96));st4(k+8,j);st8(a+68,0);st4(a+56,ld4(a+136));st8(a+48,ld8(a+128));st8(a+60,4);
 st8(a+40,i);st8(a+32,d);n=a+60;e=4;j=32;m=0;o=0;
L15:if(j-9<5)goto L17;
 if(j!=32)goto L16;
L17:j=get();goto L15;
L16:st4(a+28,j);
 if((int)j<0)goto L18;
 f=f10(a+28);g=f10(a+28);c=f10(a+28);
 if(f)goto L19;
 if(g)goto L19;
 if(!c)goto L18;
L19:st4(a+124,3);st8(a+112,c);st8(a+104,g);st8(a+96,f);i=0;j=0;
L20:st4(a+120,j+1);g=ld8(a+96+(j<<3));
L21:f=g;
 if(o!=1)goto L26;
 if(!ld8(a+32))goto L27;
 if(ld8(a+40)<=g)goto L23;
L27:f=g;c=(U)ld4(a+76);
 if(g<=c)goto L26;
 j=ld4(a+80);
 if(!j)goto L25;
 f=rem8(g-c,(U)j)+c;
L26:if(f>4294967295ULL)goto L28;
 j=(u)f;
 if(m>j)goto L24;
L28:if(m>10000000)goto L23;
 l=m;j=m<<1;j=j<10000001?j:10000001;p=j>64?j:64;
 if(m>=p)goto L22;
L29:k=ld4(a+56);
 if(k)goto L31;
 b=ld4(a+92);q=ld4(a+84);goto L30;
L31:j=ld4(a+48);k<<=2;q=ld4(a+84);b=ld4(a+92);
L33:h=ld4(j);
 if(l<h)goto L30;
 h=l-h;
 if(m<=h)goto L34;
 h=ld4(e+(h<<2));
 if(b<=h)goto L32;
 j+=4;st4(q+(h<<2),l);k-=4;
 if(k)goto L33;
 goto L30;
L34:exit(1);
L32:exit(1);
L30:r=l+1;j=b<<2;k=q-4;b&=1073741823;h=-1u;
L36:if(j)goto L37;
 k=0;goto L35;
L37:h++;j-=4;k+=4;
 if(ld4(k)==l)goto L36;
 b=h;
L35:j=k?b:0;
 if(m!=ld4(a+64))goto L38;
 f8(n,m);e=ld4(a+60);m=ld4(a+68);
L38:st4(e+(m<<2),j);m++;st4(a+68,m);l=r;
 if(r==p)goto L22;
 goto L29;
L25:exit(1);
L24:i^=(U)ld4(e+(j<<2));j=ld4(a+120);
 if(j<ld4(a+124))goto L20;
 j=!i;put(j?65552:65547,j?6:5);j=ld4(a+28);goto L15;
L23:exit(1);
L22:j=ld4(a+56);
 if(j)goto L40;
 k=1;goto L39;
L40:k=ld4((j<<2)+ld4(a+48)-4);
L39:o=0;
 if(m<=k)goto L42;
 f5(a+8,k,1);s=ld4(a+12);b=ld4(a+8);
 if(m<2)goto L43;
 t=m<<2;p=8-((k<<2)+t);q=1;j=0;
L45:r=m+~q;l=0;
 if(!j)goto L46;
 if(r>=m)goto L44;
 h=e+(r<<2);
L48:l=m+~j;
 if(l>=m)exit(1);
 if(ld4(h)!=ld4(e+(l<<2)))goto L50;
 l=j;goto L46;
L50:j--;
 if(j>=k)goto L47;
 j=ld4(b+(j<<2));
 if(j)goto L48;
 l=0;goto L46;
L47:exit(1);
L46:j=m+~l;
 if(j>=m)goto L52;
 h=q+1;j=l+(ld4(e+(r<<2))==ld4(e+(j<<2)));
 if(j==k)goto L54;
 if(q<k)goto L53;
 goto L51;
L54:l=h-k;
 if(!s)goto L55;
 j=s<<2;
 if(!j)goto L55;
 j=((j>16?ctz4((-1u>>(clz4(j-1)&31))+1)&31:4)<<2)+65624;st4(b,ld4(j));st4(j,b);
L55:if(m<l)goto L56;
 b=0;
 if(m==l)goto L57;
 j=e+t;h=e+t-4;b=0;k=l;
L58:if(!k)goto L59;
 j=(j-e)>>2>k-1?j+((1-k)<<2)-4:e;
L59:if(e==j)goto L57;
 j-=4;
 if(ld4(h)!=ld4(j))goto L57;
 h-=4;b++;k=0;p+=4;
 if(p)goto L58;
L57:j=m-(l+b);o=1;goto L41;
L56:exit(1);
L53:st4(b+(q<<2),j);goto L51;
L52:exit(1);
L51:p+=4;q=h;
 if(h!=m)goto L45;
 goto L43;
L44:exit(1);
L43:if(!s)goto L42;
 j=s<<2;
 if(!j)goto L42;
 j=((j>16?ctz4((-1u>>(clz4(j-1)&31))+1)&31:4)<<2)+65624;st4(b,ld4(j));st4(j,b);goto L41;
L42:L41:st4(a+80,l);st4(a+76,j);st4(a+72,o);goto L21;
L18:j=ld4(a+52);
 if(!j)goto L60;
 j<<=2;
 if(!j)goto L60;
 l=ld4(a+48);j=((j>16?ctz4((-1u>>(clz4(j-1)&31))+1)&31:4)<<2)+65624;st4(l,ld4(j));st4(j,l);
L60:j=ld4(a+64);
 if(!j)goto L61;
 j<<=2;
 if(!j)goto L61;
 j=((j>16?ctz4((-1u>>(clz4(j-1)&31))+1)&31:4)<<2)+65624;st4(e,ld4(j));st4(j,e);
L61:j=ld4(a+88);
 if(!j)goto L62;
 j<<=2;
 if(!j)goto L62;
 l=ld4(a+84);j=((j>16?ctz4((-1u>>(clz4(j-1)&31))+1)&31:4)<<2)+65624;st4(l,ld4(j));st4(j,l);
L62:g0=a+144;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"solution.rsFibo\nNacci\n\0\0\0\0\1\0\13\0\0\0\370\0\0\0%\0\0\0\0\0\1\0\13\0\0"
  "\0\370\0\0\0\31\0\0\0\0\0\1\0\13\0\0\0\27\1\0\0\37\0\0\0\0\0\1\0\13\0\0\0\22\1\0\0(",85);
 f12();
 return 0;
}
/* unchanged: 10aaf32764508fca */
