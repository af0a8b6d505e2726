/*
 * hdu1524: A Chess Game, in one C file, for judges that take C or C++.
 * Where to submit: HDU 1524, POJ 2425.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/hdu1524/main.rs by `cargo xtask bundle hdu1524 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: f38845acd5ccc3e1
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
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65816;st4(g,ld4(c));
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
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65816;a=ld4(b);
 if(a)goto L1;
 a=ld4(65944);
 if(a)goto L2;
 a=65952;st4(65944,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(65944,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f5(u a,u b,u c){
 u d,e;
 if(b)goto L2;
 d=8;goto L1;
L2:d=b&536870911;
 if(d!=b)goto L5;
 e=b<<3;
 if((int)e<=-1)goto L5;
 d=(u)(d==b)<<3;
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
static void f8(u a,u b,u c){
 u d,e,f,g,h;
 d=g0-32;g0=stack(d);e=0;f=c+1;
 if(f<c)goto L1;
 e=4;c=ld4(b+4);g=c<<1;f=g>f?g:f;f=f>4?f:4;g=(u)((f&1073741823)==f)<<2;h=f<<2;
 if(c)goto L3;
 e=0;goto L2;
L3:st4(d+20,c<<2);st4(d+16,ld4(b));
L2:st4(d+24,e);f3(d,h,g,d+16);
 if(ld4(d))goto L4;
 c=ld4(d+4);st4(b+4,f);st4(b,c);e=2147483649u;goto L1;
L4:e=ld4(d+8);f=ld4(d+4);
L1:st4(a+4,e);st4(a,f);g0=d+32;
}
static void f9(u a,u b){
 u c,d,e,f,g;
 U h;
 c=g0-32;g0=stack(c);d=b+1;
 if(d<b)goto L1;
 e=4;b=ld4(a+4);f=b<<1;d=f>d?f:d;g=d>4?d:4;h=(U)g*12;d=(u)((u)(h>>32)==0)<<2;f=(u)h;
 if(b)goto L3;
 e=0;goto L2;
L3:st4(c+16,ld4(a));st4(c+20,(u)((U)b*12));
L2:st4(c+24,e);f3(c,f,d,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L1;
 exit(1);
L4:b=ld4(c+4);st4(a+4,g);st4(a,b);g0=c+32;return;
L1:exit(1);
}
static void f10(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f8(c+8,a,b);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f11(u a,u b){
 u c,d,e,f;
 c=g0-32;g0=stack(c);d=ld4(a+4);e=d<<1;b=e>b?e:b;b=b>4?b:4;e=(u)((b&536870911)==b)<<3;f=b<<3;
 if(d)goto L2;
 d=0;goto L1;
L2:st4(c+20,d<<3);st4(c+16,ld4(a));d=8;
L1:st4(c+24,d);f3(c,f,e,c+16);
 if(!ld4(c))goto L4;
 if(!ld4(c+8))goto L3;
 exit(1);
L4:d=ld4(c+4);st4(a+4,b);st4(a,d);g0=c+32;return;
L3:exit(1);
}
static void f12(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f8(c+8,a,b);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static U f13(u a){
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
static void f15(void){
 u a,c,d,f,g,i,k,m,n=0,o,q,r,s=0,t,v,w,x,y,z,aa;
 U b,e,h,j,l,p;
 a=g0-96;g0=stack(a);st8(a+24,0);st4(a+36,0);b=0;c=8;d=32;e=-U64(1);
L2:f=c;
L4:if(d-9<5)goto L5;
 if(d!=32)goto L3;
L5:d=get();goto L4;
L3:st4(a+32,d);
 if((int)d<0)goto L6;
 if(d==26)goto L6;
 g=(u)(b>>32);
 if(!g)goto L8;
 h=b;c=f;goto L7;
L8:h=f13(a+24);c=0;st4(a+48,0);st8(a+40,4);i=4;g=0;
 if(!h)goto L21;
 j=0;g=0;k=4;
L22:j++;l=f13(a+24);m=(u)l;
 if(l>U64(4294967295))goto L20;
 n=4;
 if(!m)goto L23;
 d=m<<2;o=m&1073741823;n=(u)(o==m)<<2;
 if(o!=m)goto L16;
 if((int)d<=-1)goto L16;
 if(!d)goto L24;
 n=f4(d,n);
L24:if(!n)goto L19;
L23:if(!l)goto L25;
 d=n;
L26:p=f13(a+24);st4(d,(u)(p<U64(4294967295)?p:U64(4294967295)));d+=4;l--;
 if(l)goto L26;
L25:if(g!=ld4(a+44))goto L27;
 f9(a+40,g);k=ld4(a+40);g=ld4(a+48);
L27:d=k+g*12;st4(d+8,m);st4(d+4,m);st4(d,n);g++;st4(a+48,g);
 if(j!=h)goto L22;
 i=ld4(a+40);
L21:m=i+g*12;d=i;
L29:if(!c)goto L31;
 if(c!=n)goto L30;
L31:L32:if(!d)goto L28;
 if(m==d)goto L28;
 n=d+8;k=d+12;d=k;n=ld4(n);
 if(!n)goto L32;
 c=ld4(k-12);n=c+(n<<2);d=k;
L30:c+=4;goto L29;
L28:q=4;
 if(!g)goto L34;
 d=g<<2;n=g&1073741823;q=(u)(n==g)<<2;
 if(n!=g)goto L16;
 if((int)d<=-1)goto L16;
 if(!d)goto L34;
 q=f4(d,q);
 if(!q)goto L33;
 fill(q,0,d);
L34:o=0;d=i;
L38:if(!o)goto L40;
 if(o==n)goto L40;
 k=d;goto L39;
L40:L41:if(!d)goto L37;
 if(m==d)goto L37;
 n=d+8;k=d+12;d=k;n=ld4(n);
 if(!n)goto L41;
 o=ld4(k-12);n=o+(n<<2);
L39:d=ld4(o);
 if(d>=g)goto L36;
 d=q+(d<<2);st4(d,ld4(d)+1);o+=4;d=k;goto L38;
L37:d=0;m=q;
L42:if(g==d)goto L18;
 d++;n=ld4(m);m+=4;
 if(n)goto L42;
 m=d-1;c=f4(16,4);
 if(!c)goto L35;
 st4(c,m);st8(a+60,U64(4294967300));st4(a+56,c);o=1;
L43:k=d>g?d:g;m=q+(d<<2);
L46:if(k==d)goto L45;
 d++;n=ld4(m);m+=4;
 if(n)goto L46;
 m=d-1;
 if(ld4(a+60)!=o)goto L44;
 f12(a+56,o);c=ld4(a+56);goto L44;
L45:o=ld4(a+64);st4(a+88,o);l=ld8(a+56);st8(a+80,l);r=(u)l;
 if(o)goto L47;
 o=0;goto L17;
L47:c=0;
L48:d=c;c=d+1;d=ld4(r+(d<<2));
 if(d>=g)goto L52;
 m=i+d*12;d=ld4(m);m=ld4(m+8);
 if(!m)goto L49;
 m<<=2;
L53:n=d+4;d=ld4(d);
 if(d>=g)goto L51;
 k=q+(d<<2);aa=k;k=ld4(k)-1;st4(aa,k);
 if(k)goto L54;
 if(o!=ld4(a+84))goto L55;
 f10(a+80,o);r=ld4(a+80);o=ld4(a+88);
L55:st4(r+(o<<2),d);o++;st4(a+88,o);
L54:d=n;m-=4;
 if(!m)goto L50;
 goto L53;
L52:exit(1);
L51:exit(1);
L50:r=ld4(a+80);
L49:if(c>=o)goto L17;
 goto L48;
L44:st4(c+(o<<2),m);o++;st4(a+64,o);goto L43;
L36:exit(1);
L35:exit(1);
L33:exit(1);
L20:exit(1);
L19:exit(1);
L18:o=0;st4(a+88,0);st8(a+80,4);r=4;
L17:if(o<g)goto L13;
 f5(a+16,g,1);s=ld4(a+20);c=ld4(a+16);
 if(!o)goto L14;
 t=r+(o<<2);
L58:t-=4;v=ld4(t);
 if(v>=g)goto L57;
 m=i+v*12;d=ld4(m);m=ld4(m+8);f5(a+8,m,0);st4(a+64,0);n=ld4(a+12);st4(a+60,n);o=ld4(a+8);
 st4(a+56,o);
 if(n>=m)goto L63;
 f11(a+56,m);o=ld4(a+56);w=ld4(a+64);goto L62;
L63:k=1;w=0;
 if(!m)goto L61;
L62:k=m<<2;x=(m-1)&1073741823;m=o+(w<<3);n=w;
L64:o=ld4(d);
 if(o>=g)goto L56;
 st8(m,ld8(c+(o<<3)));n++;m+=8;d+=4;k-=4;
 if(k)goto L64;
 st4(a+64,n);k=x+w+2;
 if(k)goto L65;
 y=1;w=-1u;k=0;z=ld4(a+60);n=ld4(a+56);x=1;goto L60;
L65:w=n;
 if((int)k<0)goto L16;
L61:x=f4(k,1);
 if(!x)goto L15;
 y=0;fill(x,0,k);z=ld4(a+60);n=ld4(a+56);d=0;
 if(!w)goto L59;
L60:o=w<<3;d=0;
L66:l=ld8(n+d);m=(u)l;
 if(l>U64(4294967295))goto L67;
 if(k<=m)goto L67;
 M[x+m]=1;
L67:d+=8;
 if(o!=d)goto L66;
 d=w;
L59:if(!z)goto L68;
 m=z<<3;
 if(!m)goto L68;
 m=((m>16?ctz4((-1u>>(clz4(m-1)&31))+1)&31:4)<<2)+65816;st4(n,ld4(m));st4(m,n);
L68:l=0;
 if(y)goto L69;
 p=(U)d+1;l=0;d=0;
L71:if(!M[x+d])goto L70;
 l++;d++;
 if(k!=d)goto L71;
 l=p;
L70:d=((k>16?ctz4((-1u>>(clz4(k-1)&31))+1)&31:4)<<2)+65816;st4(x,ld4(d));st4(d,x);
L69:st8(c+(v<<3),l);
 if(r!=t)goto L58;
 goto L14;
L57:exit(1);
L56:exit(1);
L16:exit(1);
L15:exit(1);
L14:d=ld4(a+84);
 if(!d)goto L72;
 d<<=2;
 if(!d)goto L72;
 m=ld4(a+80);d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65816;st4(m,ld4(d));st4(d,m);
L72:if(!g)goto L11;
 d=g<<2;
 if(d)goto L12;
 goto L11;
L13:d=ld4(a+84);
 if(!d)goto L73;
 d<<=2;
 if(!d)goto L73;
 d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65816;st4(r,ld4(d));st4(d,r);
L73:c=0;d=g<<2;
 if(!d)goto L10;
L12:d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65816;st4(q,ld4(d));st4(d,q);
L11:if(c)goto L9;
L10:exit(1);
L9:h=((U)g<<32)|(U)s;o=ld4(a+40);d=ld4(a+48);
 if(!d)goto L74;
 m=d*12;n=o;
L75:d=n;n=d+12;k=ld4(d+4);
 if(!k)goto L76;
 k<<=2;
 if(!k)goto L76;
 d=ld4(d);k=((k>16?ctz4((-1u>>(clz4(k-1)&31))+1)&31:4)<<2)+65816;st4(d,ld4(k));st4(k,d);
L76:m-=12;
 if(m)goto L75;
L74:d=ld4(a+44);
 if(!d)goto L77;
 d=(u)((U)d*12);
 if(!d)goto L77;
 d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65816;st4(o,ld4(d));st4(d,o);
L77:d=(u)b;
 if(!d)goto L7;
 d<<=3;
 if(!d)goto L7;
 d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65816;st4(f,ld4(d));st4(d,f);
L7:l=0;p=f13(a+24);
 if(!p)goto L78;
 l=0;
L79:j=f13(a+24);d=(u)j;d=j>U64(4294967295)?0:(g>d?c+(d<<3):0);l^=ld8(d?d:65712);p--;
 if(p)goto L79;
L78:d=ld4(a+32);
L81:if(d-9<5)goto L82;
 if(d!=32)goto L80;
L82:d=get();goto L81;
L80:st4(a+32,d);m=0;
 if(d==48)goto L85;
 if(d==43)goto L86;
 b=h;goto L83;
L86:g=0;goto L84;
L85:g=1;
L84:L87:if(g)goto L88;
 d=get();g=1;goto L87;
L88:g=1;
 if(d==32)goto L93;
 if(d!=48)goto L94;
 m=1;goto L90;
L94:g=(d==26)|((int)d<0)|(d-9<5);n=g;
 if(d==43)goto L92;
L93:k=m^1;
 if(!g)goto L91;
 n=1;
 if(!(k&1))goto L91;
L92:d=1;g=n;
L91:st4(a+32,d);b=m&1?(g?h&U64(4294967295):h):h;goto L83;
L90:g=0;goto L87;
L83:g=!l;put(g?65723:65720,g?4:3);put(65727,1);e--;
 if(e)goto L2;
 goto L1;
L6:c=f;
L1:d=(u)b;
 if(!d)goto L95;
 d<<=3;
 if(!d)goto L95;
 d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65816;st4(c,ld4(d));st4(d,c);
L95:g0=a+96;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"/usr/src/rustc-1.63.0/library/alloc/src/vec/spec_from_iter_nested.rs\0\0\1\0"
  "D\0\0\0;\0\0\0\22\0\0\0solution.rs\0T\0\1\0\13\0\0\0\37\0\0\0\11\0\0\0T\0\1\0\13\0\0\0001\0\0\0 \0"
  "\0\0T\0\1\0\13\0\0\0%\0\0\0\31\0\0\0T\0\1\0\13\0\0\0&\0\0\0\15\0\0\0T\0\1\0\13\0\0\0001\0\0\0G\0\0"
  "\0\0\0\0\0\0\0\0\0WINLOSE\nlibrary/alloc/src/raw_vec.rs\300\0\1\0\34\0\0\0\5\2\0\0\5\0\0\0library"
  "/alloc/src/alloc.rs\0\0\354\0\1\0\32\0\0\0\222\1\0\0\11",277);
 f15();
 return 0;
}
/* unchanged: d2c849ea74e1f020 */
