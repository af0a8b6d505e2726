/*
 * hdu1848: Fibonacci again and again, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1848.
 * Generated from problems/hdu1848/main.rs by `cargo xtask bundle hdu1848 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: fa9ea4c8160b4b7d
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
static U ctz8(U x){return (u)x?ctz4((u)x):32+ctz4((u)(x>>32));}
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
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65656;st4(g,ld4(c));
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
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65656;a=ld4(b);
 if(a)goto L1;
 a=ld4(65784);
 if(a)goto L2;
 a=65792;st4(65784,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(65784,b);return a;
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
static void f9(u a,u b){
 u c,d,e,f;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&536870911)==b)<<3;f=b<<3;
 if(e)goto L3;
 e=0;goto L2;
L3:st4(c+20,e<<3);st4(c+16,ld4(a));e=8;
L2:st4(c+24,e);f3(c,f,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f10(u a,u b,u c){
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
static U f11(u a){
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
static void f13(void){
 u a,b,d,e,i,j,k,l,m,n,o,p,q,r,s,t;
 U c,f,g,h;
 a=g0-160;g0=a;st4(a+36,32);b=0;st4(a+152,0);st8(a+144,8);c=1;d=-8u;e=8;f=1;g=1;
L1:h=c;
 if(!g)goto L6;
 c=f+h;g=(U)(c>=f);f=0;
 if(!h)goto L1;
 if(b)goto L5;
 i=0;goto L4;
L6:j=0;k=0;
 if(!b)goto L9;
 k=ld4(a+144);h=ld8(k);
 if(h>4294967295ULL)goto L10;
 i=(u)h;
 if(i<10000001)goto L8;
L10:k=b;
L9:e=4;i=0;goto L7;
L8:f5(a+24,4,0);j=ld4(a+28);e=ld4(a+24);st4(e,i);i=1;st4(a+48,1);st4(a+44,j);st4(a+40,e);
 if(b==1)goto L11;
 k+=8;l=4;i=1;
L13:h=ld8(k);
 if(h>4294967295ULL)goto L12;
 b=(u)h;
 if(b>10000000)goto L12;
 if(i!=ld4(a+44))goto L14;
 f10(a+40,i,1);e=ld4(a+40);
L14:k+=8;st4(e+l,b);i++;st4(a+48,i);l+=4;d-=8;
 if(d)goto L13;
L12:j=ld4(a+44);e=ld4(a+40);
L11:k=ld4(a+152);
L7:if(i<k)goto L16;
 h=0;goto L15;
L16:f=ld8(ld4(a+144)+(i<<3));h=1;
L15:k=0;l=i+1;f5(a+16,l,0);st4(a+120,0);b=ld4(a+20);st4(a+116,b);m=ld4(a+16);st4(a+112,m);
 if(b>=l)goto L17;
 f10(a+112,0,l);m=ld4(a+112);k=ld4(a+120);
L17:b=a+96;d=m+(k<<2);
 if(l<2)goto L20;
 fill(d,255,i<<2);k+=i;d=m+(k<<2);goto L19;
L20:if(!l)goto L18;
L19:st4(d,-1u);k++;
L18:st8(b,ld8(a+112));st4(b+8,k);st4(a+64,i);st4(a+60,j);st8(a+76,137438953472ULL);st4(a+56,e);
 st4(a+84,0);st8(a+68,4);st8(a+48,f);st8(a+40,h);i=ld4(a+148);
 if(!i)goto L21;
 i<<=3;
 if(!i)goto L21;
 k=ld4(a+144);i=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65656;st4(k,ld4(i));st4(i,k);
L21:n=a+68;b=4;i=32;e=0;o=0;
L22:if(i-9<5)goto L24;
 if(i!=32)goto L23;
L24:i=get();goto L22;
L23:st4(a+36,i);
 if((int)i<0)goto L25;
 h=f11(a+36);f=f11(a+36);c=f11(a+36);
 if(h)goto L26;
 if(f)goto L26;
 if(!c)goto L25;
L26:st4(a+140,3);st8(a+128,c);st8(a+120,f);st8(a+112,h);g=0;i=0;
L27:st4(a+136,i+1);f=ld8(a+112+(i<<3));i=(u)(f<4294967295ULL?f:4294967295ULL);k=i+1;p=k<i?-1u:k;
L28:h=f;
 if(o!=1)goto L33;
 if(!ld8(a+40))goto L34;
 if(ld8(a+48)<=f)goto L30;
L34:h=f;c=(U)ld4(a+88);
 if(f<=c)goto L33;
 i=ld4(a+92);
 if(!i)goto L32;
 h=rem8(f-c,(U)i)+c;
L33:if(h>4294967295ULL)goto L35;
 i=(u)h;
 if(e>i)goto L31;
L35:if(e>10000000)goto L30;
 i=ld4(a+80)<<1;q=i<10000001?i:10000001;r=p>q?q:p;
 if(e>=r)goto L29;
 j=0;l=e;
L36:k=j<<2;i=ld4(a+56);m=ld4(a+64);
 if(j<m)goto L43;
 k+=i;goto L42;
L43:k+=i;d=i+(m<<2);
L44:if(ld4(k)>l)goto L42;
 k+=4;j++;
 if(m!=j)goto L44;
 j=m;goto L41;
L42:if(m<j)goto L40;
 d=k;
L41:h=0;
 if(!j)goto L37;
 s=ld4(a+96);m=ld4(a+104);
L45:k=l-ld4(i);
 if(e<=k)goto L39;
 k=ld4(b+(k<<2));
 if(k<64)goto L47;
 if(m<=k)goto L38;
 st4(s+(k<<2),l);goto L46;
L47:h|=1ULL<<((U)k&63);
L46:i+=4;
 if(i==d)goto L37;
 goto L45;
L40:exit(1);
L39:exit(1);
L38:exit(1);
L37:s=(u)ctz8(~h);
 if(s<64)goto L48;
 i=ld4(a+104);s=i>s?i:s;k=ld4(a+96)+256;i=64;
L49:if(s==i)goto L48;
 if(ld4(k)==l)goto L50;
 s=i;goto L48;
L50:k+=4;d=i+1;m=d>=i;i=d;
 if(m)goto L49;
 s=0;
L48:l++;
 if(e!=ld4(a+72))goto L51;
 f8(n,e);b=ld4(a+68);e=ld4(a+76);
L51:st4(b+(e<<2),s);e++;st4(a+76,e);
 if(l!=r)goto L36;
 goto L29;
L32:exit(1);
L31:g^=(U)ld4(b+(i<<2));i=ld4(a+136);
 if(i<ld4(a+140))goto L27;
 i=!g;put(i?65552:65547,i?6:5);i=ld4(a+36);goto L22;
L30:exit(1);
L29:if(q<=p)goto L52;
 o=ld4(a+84);goto L28;
L52:st4(a+80,r);i=ld4(a+64);
 if(i)goto L54;
 l=1;goto L53;
L54:l=ld4((i<<2)+ld4(a+56)-4);
L53:o=0;
 if(e<=l)goto L56;
 f5(a+8,l,1);t=ld4(a+12);j=ld4(a+8);
 if(e<2)goto L57;
 r=b+((e+l)<<2)-12;m=1;i=0;s=l;
L59:q=e+~m;k=0;
 if(!i)goto L60;
 if(q>=e)goto L58;
 d=b+(q<<2);
L62:k=e+~i;
 if(k>=e)exit(1);
 if(ld4(d)!=ld4(b+(k<<2)))goto L64;
 k=i;goto L60;
L64:i--;
 if(i>=l)goto L61;
 i=ld4(j+(i<<2));
 if(i)goto L62;
 k=0;goto L60;
L61:exit(1);
L60:i=e+~k;
 if(i>=e)goto L69;
 d=m+1;i=k+(ld4(b+(q<<2))==ld4(b+(i<<2)));
 if(i==l)goto L70;
 if(m<l)goto L68;
 goto L65;
L70:if(!t)goto L71;
 i=t<<2;
 if(!i)goto L71;
 i=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65656;st4(j,ld4(i));st4(i,j);
L71:l=d-l;k=b+(e<<2)-4;i=-1u;
L72:o=1;d=e+s;
 if(d!=2)goto L73;
 i=0;goto L55;
L73:if(e<=l)goto L67;
 d=e+i;
 if(e<=d)goto L66;
 i--;s--;d=ld4(k);j=ld4(r);k-=4;r-=4;
 if(j==d)goto L72;
 i=e+s-1;goto L55;
L69:exit(1);
L68:st4(j+(m<<2),i);goto L65;
L67:exit(1);
L66:exit(1);
L65:r-=4;s--;m=d;
 if(d!=e)goto L59;
 goto L57;
L58:exit(1);
L57:if(!t)goto L56;
 i=t<<2;
 if(!i)goto L56;
 i=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65656;st4(j,ld4(i));st4(i,j);goto L55;
L56:L55:st4(a+92,l);st4(a+88,i);st4(a+84,o);goto L28;
L25:i=ld4(a+60);
 if(!i)goto L74;
 i<<=2;
 if(!i)goto L74;
 k=ld4(a+56);i=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65656;st4(k,ld4(i));st4(i,k);
L74:i=ld4(a+72);
 if(!i)goto L75;
 i<<=2;
 if(!i)goto L75;
 i=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65656;st4(b,ld4(i));st4(i,b);
L75:i=ld4(a+100);
 if(!i)goto L76;
 i<<=2;
 if(!i)goto L76;
 k=ld4(a+96);i=((i>16?ctz4((-1u>>(clz4(i-1)&31))+1)&31:4)<<2)+65656;st4(k,ld4(i));st4(i,k);
L76:g0=a+160;return;
L5:i=0;l=b;k=b;
L77:l=(l>>1)+i;f=ld8(e+(l<<3));
 if(f<h)goto L79;
 k=l;
 if(f!=h)goto L78;
 goto L2;
L79:i=l+1;
L78:l=k-i;
 if(k>i)goto L77;
 if(b<i)goto L3;
L4:if(ld4(a+148)!=b)goto L80;
 f9(a+144,b);e=ld4(a+144);
L80:k=e+(i<<3);copy(k+8,k,(b-i)<<3);st8(k,h);b++;st4(a+152,b);d+=8;goto L2;
L3:exit(1);
L2:f=h;goto L1;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"solution.rsFibo\nNacci\n\0\0\0\0\1\0\13\0\0\0\5\1\0\0\35\0\0\0\0\0\1\0\13\0\0"
  "\0\11\1\0\0\25\0\0\0\0\0\1\0\13\0\0\0\30\1\0\0 \0\0\0\0\0\1\0\13\0\0\0\30\1\0\0009\0\0\0\0\0\1\0\13"
  "\0\0\0)\1\0\0\33\0\0\0\0\0\1\0\13\0\0\0$\1\0\0$",117);
 f13();
 return 0;
}
/* unchanged: 483eeb68bd09f168 */
