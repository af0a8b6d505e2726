/*
 * poj3710: Christmas Game, in one C file, for judges that take C or C++.
 * Where to submit: POJ 3710.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/poj3710/main.rs by `cargo xtask bundle poj3710 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: a87976ac37000330
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
static u g0=65536;
/* functions */
static u f4(u,u);
static void f3(u a,u b){
 u c;
 if(b)goto L4;
 c=1;goto L3;
L4:if((int)b<0)goto L2;
 c=f4(b,1);
 if(!c)goto L1;
 fill(c,0,b);
L3:st4(a+8,b);st4(a+4,b);st4(a,c);return;
L2:exit(1);
L1:exit(1);
}
static u f4(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65896;a=ld4(b);
 if(a)goto L1;
 a=ld4(66024);
 if(a)goto L2;
 a=66032;st4(66024,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(66024,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f7(u a,u b,u c,u d){
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
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65896;st4(g,ld4(c));
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
static void f8(u a,u b,u c){
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
static void f9(u a,u b,u c,u d){
 u e,f,g,h;
 e=g0-32;g0=stack(e);f=0;d+=c;
 if(d<c)goto L1;
 f=4;c=ld4(b+4);g=c<<1;d=g>d?g:d;d=d>4?d:4;g=(u)((d&1073741823)==d)<<2;h=d<<2;
 if(c)goto L3;
 f=0;goto L2;
L3:st4(e+20,c<<2);st4(e+16,ld4(b));
L2:st4(e+24,f);f7(e,h,g,e+16);
 if(ld4(e))goto L4;
 c=ld4(e+4);st4(b+4,d);st4(b,c);f=2147483649u;goto L1;
L4:f=ld4(e+8);d=ld4(e+4);
L1:st4(a+4,f);st4(a,d);g0=e+32;
}
static void f10(u a,u b,u c){
 u d,e,f,g,h;
 d=g0-32;g0=stack(d);e=0;f=c+1;
 if(f<c)goto L1;
 e=4;c=ld4(b+4);g=c<<1;f=g>f?g:f;f=f>4?f:4;g=(u)((f&536870911)==f)<<2;h=f<<3;
 if(c)goto L3;
 e=0;goto L2;
L3:st4(d+20,c<<3);st4(d+16,ld4(b));
L2:st4(d+24,e);f7(d,h,g,d+16);
 if(ld4(d))goto L4;
 c=ld4(d+4);st4(b+4,f);st4(b,c);e=2147483649u;goto L1;
L4:e=ld4(d+8);f=ld4(d+4);
L1:st4(a+4,e);st4(a,f);g0=d+32;
}
static void f11(u a,u b){
 u c,d,e,f,g;
 c=g0-32;g0=stack(c);d=b+1;
 if(d<b)goto L1;
 e=4;f=ld4(a+4);b=f<<1;b=b>d?b:d;b=b>4?b:4;d=(u)((b&536870911)==b)<<2;g=b<<3;
 if(f)goto L3;
 e=0;goto L2;
L3:st4(c+20,f<<3);st4(c+16,ld4(a));
L2:st4(c+24,e);f7(c,g,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f12(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f10(c+8,a,b);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f13(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f9(c+8,a,b,1);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f14(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f10(c+8,a,b);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f15(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f9(c+8,a,0,b);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static u f16(u a,u b,u c){
 u d,e;
 if(c>=b)goto L3;
L4:d=a+(c<<2);e=ld4(d);
 if(e==c)goto L1;
 if(e>=b)goto L2;
 c=ld4(a+(e<<2));st4(d,c);
 if(c<b)goto L4;
L3:exit(1);
L2:exit(1);
L1:return c;
}
static U f18(u a){
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
static void f20(void){
 u a,b,i,j,k,n,o,p,q,r,s,t,v,w,x,y,z,aa,ab;
 U c,d,e,f,g,h,l,m;
 a=g0-112;g0=stack(a);st8(a+32,0);st4(a+44,0);b=32;c=-U64(1);
L5:if(b-9<5)goto L7;
 if(b!=32)goto L6;
L7:b=get();goto L5;
L6:st4(a+40,b);
 if((int)b<0)goto L8;
 if(b==26)goto L8;
 d=f18(a+32);
 if(d)goto L10;
 b=65889;goto L9;
L10:e=0;f=0;
L11:g=f18(a+32);h=f18(a+32);i=0;st4(a+56,0);st8(a+48,4);j=4;k=4;
 if(!h)goto L12;
 l=0;i=0;k=4;
L13:st8(a+96,0);b=0;
L14:m=f18(a+32)-1;st4(a+96+b,(u)(m<U64(4294967295)?m:U64(4294967295)));b+=4;
 if(b!=8)goto L14;
 l++;m=ld8(a+96);
 if(i!=ld4(a+52))goto L15;
 f12(a+48,i);k=ld4(a+48);i=ld4(a+56);
L15:st8(k+(i<<3),m);i++;st4(a+56,i);
 if(l!=h)goto L13;
 k=ld4(a+48);
L12:n=(u)(g<U64(4294967295)?g:U64(4294967295));
 if(!n)goto L19;
 m=(U)n*12;o=(u)(m>>32);
 if(o)goto L1;
 b=(u)m;
 if((int)b<=-1)goto L1;
 j=(u)(!o)<<2;
 if(!b)goto L20;
 j=f4(b,j);
L20:if(!j)goto L18;
 b=j;
 if(n<2)goto L21;
 o=n-1;b=j;
L22:st8(b,4);st4(b+8,0);b+=12;o--;
 if(o)goto L22;
L21:st4(b+8,0);st8(b,4);
L19:if(!i)goto L16;
 p=k+(i<<3);
L23:q=ld4(k);
 if(q>=n)exit(1);
 i=ld4(k+4);b=j+q*12;r=b+8;o=ld4(b+8);
 if(o!=ld4(b+4))goto L25;
 f13(b,o);o=ld4(r);
L25:st4(r,o+1);st4(ld4(b)+(o<<2),i);
 if(i>=n)goto L17;
 b=j+i*12;o=b+8;i=ld4(b+8);
 if(i!=ld4(b+4))goto L26;
 f13(b,i);i=ld4(o);
L26:st4(o,i+1);st4(ld4(b)+(i<<2),q);k+=8;
 if(k!=p)goto L23;
 goto L16;
L18:exit(1);
L17:exit(1);
L16:f3(a+96,n);r=ld4(a+104);
 if(!r)goto L28;
 p=ld4(a+96);M[p]=1;s=f4(8,4);
 if(!s)goto L29;
 f++;st8(s,0);st8(a+68,U64(4294967297));st4(a+64,s);t=0;i=1;
L30:v=ld4(s+(t<<3));
 if(v>=n)goto L33;
 b=j+v*12;k=ld4(b+8);
 if(!k)goto L31;
 b=ld4(b);o=k<<2;
L34:k=ld4(b);
 if(r<=k)goto L32;
 q=p+k;
 if(M[q])goto L35;
 M[q]=1;
 if(i!=ld4(a+68))goto L36;
 f11(a+64,i);s=ld4(a+64);i=ld4(a+72);
L36:q=s+(i<<3);st4(q+4,v);st4(q,k);i++;st4(a+72,i);
L35:b+=4;o-=4;
 if(!o)goto L31;
 goto L34;
L33:exit(1);
L32:exit(1);
L31:t++;
 if(t<i)goto L30;
 b=ld4(a+100);
 if(!b)goto L37;
 k=ld4(a+96);b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65896;st4(k,ld4(b));st4(b,k);
L37:q=n*12;b=0;
L38:o=j+b;k=ld4(o+4);
 if(!k)goto L39;
 k<<=2;
 if(!k)goto L39;
 o=ld4(o);k=((k>16?ctz4((-1u>>(clz4(k-1)&31))+1)&31:4)<<2)+65896;st4(o,ld4(k));st4(k,o);
L39:b+=12;
 if(q!=b)goto L38;
 if(!n)goto L40;
 b=(u)((U)n*12);
 if(!b)goto L40;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65896;st4(j,ld4(b));st4(b,j);
L40:w=ld4(a+56);k=ld4(a+48);o=ld4(a+64);b=0;f8(a+24,n,0);st4(a+104,0);q=ld4(a+28);st4(a+100,q);
 r=ld4(a+24);st4(a+96,r);
 if(q>=n)goto L41;
 f15(a+96,n);r=ld4(a+96);b=ld4(a+104);
L41:q=r+(b<<2);
 if(n<2)goto L42;
 fill(q,255,(n<<2)-4);b=n+b-1;q=r+(b<<2);
L42:st4(q,-1u);x=ld4(a+100);v=ld4(a+96);f8(a+16,i,1);b++;y=i<<3;z=ld4(a+20);s=ld4(a+16);
 if(!i)goto L27;
 n=o+y;t=i+1;q=0;r=s;
L44:j=ld4(o);
 if(b<=j)exit(1);
 p=ld4(o+4);st4(v+(j<<2),q);
 if(b<=p)goto L46;
 q++;
 if(t==q)goto L43;
 st4(r,ld4(v+(p<<2)));r+=4;o+=8;
 if(o!=n)goto L44;
 goto L27;
L46:exit(1);
L43:exit(1);
L29:exit(1);
L28:exit(1);
L27:o=w<<3;r=k+o;
L51:if(!o)goto L50;
 q=ld4(k);
 if(b<=q)goto L48;
 p=ld4(k+4);
 if(b<=p)goto L49;
 k+=8;o-=8;q=ld4(v+(q<<2));
 if(q>=i)goto L51;
 m=(U)ld4(v+(p<<2));t=f4(32,4);
 if(!t)goto L52;
 st8(t,(m<<32)|(U)q);st8(a+100,U64(4294967300));st4(a+96,t);j=1;
L53:o=k;
 if(o==r)goto L57;
 q=ld4(o);
 if(b<=q)goto L56;
 p=ld4(o+4);
 if(b<=p)goto L55;
 k=o+8;q=ld4(v+(q<<2));
 if(q>=i)goto L53;
 m=((U)ld4(v+(p<<2))<<32)|(U)q;
 if(ld4(a+100)!=j)goto L54;
 f14(a+96,j);t=ld4(a+96);goto L54;
L57:aa=ld4(a+100);n=ld4(a+96);goto L47;
L56:exit(1);
L55:exit(1);
L54:k=o+8;st8(t+(j<<3),m);j++;st4(a+104,j);goto L53;
L52:exit(1);
L50:aa=0;n=4;j=0;goto L47;
L49:exit(1);
L48:exit(1);
L47:f3(a+80,i);f8(a+8,i,0);st4(a+104,0);b=ld4(a+12);st4(a+100,b);k=ld4(a+8);st4(a+96,k);
 if(b>=i)goto L60;
 f15(a+96,i);k=ld4(a+96);q=ld4(a+104);goto L59;
L60:q=0;
 if(!i)goto L58;
L59:b=k+(q<<2);k=0;
L61:st4(b,k);b+=4;k++;
 if(i!=k)goto L61;
 q+=i;
L58:st4(a+104,q);b=j<<3;t=n+b;
 if(!b)goto L62;
 r=ld4(a+96);ab=ld4(a+80);w=ld4(a+88);j=n;
L65:b=ld4(j+4);o=ld4(j);p=o>b;k=p?b:o;b=p?o:b;
 if(k==b)goto L67;
 if(b>=i)goto L69;
 if(ld4(s+(b<<2))!=k)goto L67;
 if(w<=b)goto L68;
 o=ab+b;
 if(M[o])goto L67;
 M[o]=1;goto L66;
L69:exit(1);
L68:exit(1);
L67:L70:k=f16(r,q,k);o=f16(r,q,b);
 if(k==o)goto L66;
 p=k>o;b=p?k:o;
 if(b>=i)goto L64;
 if(q<=b)goto L63;
 k=p?o:k;o=b<<2;st4(r+o,ld4(s+o));goto L70;
L66:j+=8;
 if(j!=t)goto L65;
 goto L62;
L64:exit(1);
L63:exit(1);
L62:if(i)goto L72;
 j=8;goto L71;
L72:b=i&536870911;
 if(b!=i)goto L1;
 if((int)y<=-1)goto L1;
 j=(u)(b==i)<<3;
 if(!y)goto L71;
 j=f4(y,j);
 if(!j)goto L2;
 fill(j,0,y);
L71:if(n==t)goto L73;
 o=ld4(a+96);b=n;
L74:r=ld4(b+4);k=f16(o,q,ld4(b));r=f16(o,q,r);
 if(k>=i)goto L3;
 p=j+(k<<3);st8(p,ld8(p)^(U)(k==r));b+=8;
 if(b!=t)goto L74;
L73:if(i<2)goto L75;
 k=(i<<2)-4;o=j+y-8;p=ld4(a+96);r=i;
L76:b=r-1;
 if(q<=b)goto L80;
 if(b!=ld4(p+k))goto L77;
 if(b>=i)goto L79;
 m=ld8(o);r=f16(p,q,ld4(s+k));
 if(r>=i)goto L78;
 r=j+(r<<3);st8(r,ld8(r)^(m+1));goto L77;
L80:exit(1);
L79:exit(1);
L78:exit(1);
L77:k-=4;o-=8;r=b;
 if(b>1)goto L76;
L75:if(!i)goto L4;
 m=ld8(j);
 if(!y)goto L81;
 b=((y>16?ctz4((-1u>>(clz4(y-1)&31))+1)&31:4)<<2)+65896;st4(j,ld4(b));st4(b,j);
L81:b=ld4(a+100);
 if(!b)goto L82;
 b<<=2;
 if(!b)goto L82;
 i=ld4(a+96);b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65896;st4(i,ld4(b));st4(b,i);
L82:b=ld4(a+84);
 if(!b)goto L83;
 i=ld4(a+80);b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65896;st4(i,ld4(b));st4(b,i);
L83:if(!aa)goto L84;
 b=aa<<3;
 if(!b)goto L84;
 b=((ctz4((-1u>>(clz4((b>16?b:16)-1)&31))+1)&31)<<2)+65896;st4(n,ld4(b));st4(b,n);
L84:if(!z)goto L85;
 b=z<<2;
 if(!b)goto L85;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65896;st4(s,ld4(b));st4(b,s);
L85:if(!x)goto L86;
 b=x<<2;
 if(!b)goto L86;
 b=((b>16?ctz4((-1u>>(clz4(b-1)&31))+1)&31:4)<<2)+65896;st4(v,ld4(b));st4(b,v);
L86:b=ld4(a+68);
 if(!b)goto L87;
 b<<=3;
 if(!b)goto L87;
 i=ld4(a+64);b=((ctz4((-1u>>(clz4((b>16?b:16)-1)&31))+1)&31)<<2)+65896;st4(i,ld4(b));st4(b,i);
L87:b=ld4(a+52);
 if(!b)goto L88;
 b<<=3;
 if(!b)goto L88;
 i=ld4(a+48);b=((ctz4((-1u>>(clz4((b>16?b:16)-1)&31))+1)&31)<<2)+65896;st4(i,ld4(b));st4(b,i);
L88:e^=m;
 if(f!=d)goto L11;
 b=!e?65889:65884;
L9:put(b,5);put(65894,1);c--;
 if(!c)goto L8;
 b=ld4(a+40);goto L5;
L8:g0=a+112;return;
L4:exit(1);
L3:exit(1);
L2:exit(1);
L1:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"solution.rs\0\0\0\1\0\13\0\0\0#\0\0\0\11\0\0\0\0\0\1\0\13\0\0\0$\0\0\0\11\0\0"
  "\0\0\0\1\0\13\0\0\0'\0\0\0\5\0\0\0\0\0\1\0\13\0\0\0,\0\0\0\34\0\0\0\0\0\1\0\13\0\0\0-\0\0\0\21\0\0"
  "\0\0\0\1\0\13\0\0\0008\0\0\0\13\0\0\0\0\0\1\0\13\0\0\0009\0\0\0\25\0\0\0\0\0\1\0\13\0\0\0E\0\0\0\11"
  "\0\0\0\0\0\1\0\13\0\0\0F\0\0\0\25\0\0\0\0\0\1\0\13\0\0\0F\0\0\0\11\0\0\0\0\0\1\0\13\0\0\0Q\0\0\0\33"
  "\0\0\0\0\0\1\0\13\0\0\0Q\0\0\0003\0\0\0\0\0\1\0\13\0\0\0]\0\0\0\32\0\0\0\0\0\1\0\13\0\0\0]\0\0\0\15"
  "\0\0\0\0\0\1\0\13\0\0\0f\0\0\0\11\0\0\0\0\0\1\0\13\0\0\0i\0\0\0\14\0\0\0\0\0\1\0\13\0\0\0j\0\0\000"
  "6\0\0\0\0\0\1\0\13\0\0\0j\0\0\0\15\0\0\0\0\0\1\0\13\0\0\0m\0\0\0\5\0\0\0\0\0\1\0\13\0\0\0H\0\0\0-"
  "\0\0\0\0\0\1\0\13\0\0\0H\0\0\0007\0\0\0SallyHarry\n",359);
 f20();
 return 0;
}
/* unchanged: 87c323e4d3029b92 */
