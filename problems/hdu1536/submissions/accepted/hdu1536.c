/*
 * hdu1536: S-Nim, in one C file, for judges that take C (not C++).
 * Where to submit: HDU 1536, POJ 2960, BOJ 6699.
 * Generated from problems/hdu1536/main.rs by `cargo xtask bundle hdu1536 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 327e7b1d406c0b58
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
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65612;st4(g,ld4(c));
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
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65612;a=ld4(b);
 if(a)goto L1;
 a=ld4(65740);
 if(a)goto L2;
 a=65744;st4(65740,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(65740,b);return a;
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
static void f9(u a,u b){
 u c,d,e;
 c=g0-32;g0=c;d=b+1;
 if(d<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>d?b:d;b=b>8?b:8;
 if(e)goto L3;
 d=0;goto L2;
L3:st4(c+20,e);st4(c+16,ld4(a));d=1;
L2:st4(c+24,d);f3(c,b,1,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L1:exit(1);
}
static void f10(u a,u b){
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
static void f11(u a,u b,u c){
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
static U f12(u a){
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
static void f14(void){
 u a,b,c,d,e,g,i,j,k,l,n,o,p,q,r,x,y;
 U f,h,m,s,t,v,w;
 a=g0-144;g0=a;b=a+76;c=a+64;d=a+100;e=32;
L1:if(e-9<5)goto L3;
 if(e!=32)goto L2;
L3:e=get();goto L1;
L2:st4(a+28,e);
 if((int)e<0)goto L6;
 f=f12(a+28);
 if(!f)goto L6;
 e=0;st4(a+40,0);st8(a+32,8);f--;g=8;
L7:h=f12(a+28);
 if(!h)goto L4;
 if(e!=ld4(a+36))goto L8;
 f8(a+32,e);g=ld4(a+32);e=ld4(a+40);
L8:st8(g+(e<<3),h);e++;st4(a+40,e);h=f-1;i=h>f;f=h;
 if(i)goto L5;
 goto L7;
L6:g0=a+144;return;
L5:j=ld4(a+36);k=ld4(a+32);l=0;st4(a+120,0);st8(a+112,4);
 if(e)goto L10;
 m=0;goto L9;
L10:n=k+(e<<3);m=0;o=4;l=0;p=k;
L11:f=ld8(p);
 if(f>4294967295ULL)goto L14;
 q=(u)f;
 if(!q)goto L12;
 if(q<=10000000)goto L13;
L14:h=(u)m?(f<h?f:h):f;m=1;goto L12;
L13:e=0;
 if(!l)goto L16;
 g=l;i=l;
L17:g=(g>>1)+e;r=ld4(o+(g<<2));
 if(r<q)goto L19;
 i=g;
 if(r==q)goto L12;
 goto L18;
L19:e=g+1;
L18:g=i-e;
 if(i>e)goto L17;
 if(l<e)goto L15;
L16:if(ld4(a+116)!=l)goto L20;
 f11(a+112,l,1);o=ld4(a+112);
L20:i=o+(e<<2);copy(i+4,i,(l-e)<<2);st4(i,q);l++;st4(a+120,l);goto L12;
L15:exit(1);
L12:p+=8;
 if(p!=n)goto L11;
L9:if(!j)goto L21;
 e=j<<3;
 if(!e)goto L21;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65612;st4(k,ld4(e));st4(e,k);
L21:e=0;i=l+1;f5(a+16,i,0);st4(a+136,0);g=ld4(a+20);st4(a+132,g);q=ld4(a+16);st4(a+128,q);
 if(g>=i)goto L22;
 f11(a+128,0,i);q=ld4(a+128);e=ld4(a+136);
L22:g=q+(e<<2);
 if(i<2)goto L25;
 fill(g,255,l<<2);e+=l;g=q+(e<<2);goto L24;
L25:if(!i)goto L23;
L24:st4(g,-1u);e++;
L23:st8(d,ld8(a+128));st4(d+8,e);st4(c+8,ld4(a+120));st8(c,ld8(a+112));st8(a+84,0);st8(a+76,4);
 st8(a+56,h);st8(a+48,m);s=f12(a+28);e=0;st4(a+136,0);st8(a+128,1);
 if(s)goto L28;
 p=4;goto L27;
L28:t=0;p=4;e=0;r=0;j=0;
L29:f=f12(a+28);v=f-1;
 if(v<=f)goto L31;
 w=0;goto L30;
L31:w=0;
L32:h=f12(a+28);
L34:f=h;
 if(j!=1)goto L37;
 if(!ld8(a+48))goto L38;
 if(ld8(a+56)<=h)goto L4;
L38:f=h;m=(U)ld4(a+92);
 if(h<=m)goto L37;
 e=ld4(a+96);
 if(!e)goto L36;
 f=rem8(h-m,(U)e)+m;
L37:if(f>4294967295ULL)goto L39;
 e=(u)f;
 if(r>e)goto L33;
L39:if(r>10000000)goto L4;
 i=r;e=r<<1;e=e<10000001?e:10000001;k=e>64?e:64;
 if(r>=k)goto L35;
L40:g=ld4(a+72);
 if(g)goto L42;
 o=ld4(a+108);l=ld4(a+100);goto L41;
L42:e=ld4(a+64);g<<=2;l=ld4(a+100);o=ld4(a+108);
L44:q=ld4(e);
 if(i<q)goto L41;
 q=i-q;
 if(r<=q)goto L45;
 q=ld4(p+(q<<2));
 if(o<=q)goto L43;
 e+=4;st4(l+(q<<2),i);g-=4;
 if(g)goto L44;
 goto L41;
L45:exit(1);
L43:exit(1);
L41:n=i+1;e=o<<2;g=l-4;o&=1073741823;q=-1u;
L47:if(e)goto L48;
 g=0;goto L46;
L48:q++;e-=4;g+=4;
 if(ld4(g)==i)goto L47;
 o=q;
L46:e=g?o:0;
 if(r!=ld4(a+80))goto L49;
 f10(b,r);p=ld4(a+76);r=ld4(a+84);
L49:st4(p+(r<<2),e);r++;st4(a+84,r);i=n;
 if(n==k)goto L35;
 goto L40;
L36:exit(1);
L35:e=ld4(a+72);
 if(e)goto L51;
 g=1;goto L50;
L51:g=ld4((e<<2)+ld4(a+64)-4);
L50:j=0;
 if(r<=g)goto L53;
 f5(a+8,g,1);x=ld4(a+12);o=ld4(a+8);
 if(r<2)goto L54;
 y=r<<2;k=8-((g<<2)+y);l=1;e=0;
L56:n=r+~l;i=0;
 if(!e)goto L57;
 if(n>=r)goto L55;
 q=p+(n<<2);
L59:i=r+~e;
 if(i>=r)exit(1);
 if(ld4(q)!=ld4(p+(i<<2)))goto L61;
 i=e;goto L57;
L61:e--;
 if(e>=g)goto L58;
 e=ld4(o+(e<<2));
 if(e)goto L59;
 i=0;goto L57;
L58:exit(1);
L57:e=r+~i;
 if(e>=r)goto L63;
 q=l+1;e=i+(ld4(p+(n<<2))==ld4(p+(e<<2)));
 if(e==g)goto L65;
 if(l<g)goto L64;
 goto L62;
L65:i=q-g;
 if(!x)goto L66;
 e=x<<2;
 if(!e)goto L66;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65612;st4(o,ld4(e));st4(e,o);
L66:if(r<i)goto L67;
 o=0;
 if(r==i)goto L68;
 e=p+y;q=p+y-4;o=0;g=i;
L69:if(!g)goto L70;
 e=(e-p)>>2>g-1?e+((1-g)<<2)-4:p;
L70:if(p==e)goto L68;
 e-=4;
 if(ld4(q)!=ld4(e))goto L68;
 q-=4;o++;g=0;k+=4;
 if(k)goto L69;
L68:e=r-(i+o);j=1;goto L52;
L67:exit(1);
L64:st4(o+(l<<2),e);goto L62;
L63:exit(1);
L62:k+=4;l=q;
 if(q!=r)goto L56;
 goto L54;
L55:exit(1);
L54:if(!x)goto L53;
 e=x<<2;
 if(!e)goto L53;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65612;st4(o,ld4(e));st4(e,o);goto L52;
L53:L52:st4(a+96,i);st4(a+92,e);st4(a+88,j);goto L34;
L33:f=v-1;i=f>v;w^=(U)ld4(p+(e<<2));v=f;
 if(!i)goto L32;
 e=ld4(a+136);
L30:t++;
 if(e!=ld4(a+132))goto L71;
 f9(a+128,e);e=ld4(a+136);
L71:i=ld4(a+128);M[i+e]=!w?76:87;e++;st4(a+136,e);
 if(t!=s)goto L29;
 g=ld4(a+132);
 if(e!=g)goto L26;
L27:f9(a+128,e);g=ld4(a+132);i=ld4(a+128);e=ld4(a+136);
L26:M[i+e]=10;put(i,e+1);
 if(!g)goto L72;
 e=((g>16?ctz4((-1u>>(clz4(g-1)&31))+1)&31:4)<<2)+65612;st4(i,ld4(e));st4(e,i);
L72:e=ld4(a+68);
 if(!e)goto L73;
 e<<=2;
 if(!e)goto L73;
 i=ld4(a+64);e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65612;st4(i,ld4(e));st4(e,i);
L73:e=ld4(a+80);
 if(!e)goto L74;
 e<<=2;
 if(!e)goto L74;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65612;st4(p,ld4(e));st4(e,p);
L74:e=ld4(a+104);
 if(!e)goto L75;
 e<<=2;
 if(!e)goto L75;
 i=ld4(a+100);e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65612;st4(i,ld4(e));st4(e,i);
L75:e=ld4(a+28);goto L1;
L4:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"solution.rs\0\0\0\1\0\13\0\0\0\23\1\0\0%\0\0\0\0\0\1\0\13\0\0\0\23\1\0\0\31\0"
  "\0\0\0\0\1\0\13\0\0\0002\1\0\0\37\0\0\0\0\0\1\0\13\0\0\0-\1\0\0(",73);
 f14();
 return 0;
}
/* unchanged: 6e3dd0fab72d0927 */
