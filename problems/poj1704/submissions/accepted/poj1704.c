/*
 * poj1704: Georgia and Bob, in one C file, for judges that take C (not C++).
 * Where to submit: POJ 1704, Luogu P10507, AcWing 236.
 * Generated from problems/poj1704/main.rs by `cargo xtask bundle poj1704 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 447ac96af4998711
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
static u g0=65536;
/* functions */
static void f4(u,u);
static u f8(u,u);
static void f3(u a,u b){
 u c;
 U d=0;
 c=g0-16;g0=c;f4(c,b);b=ld4(c+4);
 if(!b)goto L1;
 d=ld8(b+(ld4(c+8)<<3));
L1:st8(a+8,d);st8(a,(U)(b!=0));g0=c+16;
}
static void f4(u a,u b){
 u c,d,e,f,g=0,h;
 c=ld4(b+32);
 if(c)goto L4;
 d=ld4(b);st4(b,2);c=ld4(b+8);e=ld4(b+4);
 switch(d){
 case 0:goto L6;
 case 2:goto L1;
 default:goto L5;
 }
L6:if(!e)goto L3;
L7:c=ld4(c+96);e--;
 if(e)goto L7;
 goto L3;
L5:if(!c)goto L1;
 goto L2;
L4:st4(b+32,c-1);
 switch(ld4(b)){
 case 0:goto L11;
 case 2:goto L10;
 default:goto L9;
 }
L11:c=ld4(b+8);e=ld4(b+4);
 if(!e)goto L12;
L13:c=ld4(c+96);e--;
 if(e)goto L13;
L12:st4(b,1);f=0;d=0;goto L8;
L10:exit(1);
L9:f=ld4(b+12);c=ld4(b+8);d=ld4(b+4);
L8:if(f>=ld2(c+94))goto L15;
 g=d;goto L14;
L15:e=c;
L16:h=ld4(e+88);
 if(h)goto L18;
 c=0;goto L17;
L18:g=d+1;f=ld2(c+92);c=h;
L17:d=d?144:96;
 if(!d)goto L19;
 d=d>8?d:8;d=((ctz4((-1u>>(clz4((d>16?d:16)-1)&31))+1)&31)<<2)+65964;st4(e,ld4(d));st4(d,e);
L19:if(!c)goto L20;
 d=g;e=c;
 if(f<ld2(c+94))goto L14;
 goto L16;
L20:exit(1);
L14:h=f+1;
 if(g)goto L22;
 e=c;goto L21;
L22:e=ld4(c+(h<<2)+96);h=0;d=g-1;
 if(!d)goto L21;
L23:e=ld4(e+96);d--;
 if(d)goto L23;
L21:st4(b+8,e);st4(b+4,0);st4(a+8,f);st4(a+4,c);st4(a,g);st4(b+12,h);return;
L3:e=0;
L2:L24:d=ld4(c+88);f=e?144:96;
 if(!f)goto L25;
 f=f>8?f:8;f=((ctz4((-1u>>(clz4((f>16?f:16)-1)&31))+1)&31)<<2)+65964;st4(c,ld4(f));st4(f,c);
L25:e++;c=d;
 if(d)goto L24;
L1:st4(a+4,0);
}
static void f6(u a,U b,u c){
 u d,e,f,g,h,i,j;
 d=ld4(a+8);e=d+1;f=ld4(a+4);a=ld2(f+94);
 if(e>a)goto L1;
 copy(f+(e<<3),f+(d<<3),(a-d)<<3);
L1:g=a+1;st8(f+(d<<3),b);h=d+2;i=a+2;
 if(h>=i)goto L2;
 j=f+96;copy(j+(h<<2),j+(e<<2),(a-d)<<2);
L2:st4(f+(e<<2)+96,c);st2(f+94,g);
 if(e>=i)goto L3;
 c=a+1;a=(d<<2)+f+100;
L4:e=ld4(a);d++;st2(e+92,d);st4(e+88,f);a+=4;
 if(c!=d)goto L4;
L3:;
}
static u f7(void){
 u a;
 a=f8(96,8);
 if(!a)exit(1);
 st2(a+94,0);st4(a+88,0);return a;
}
static u f8(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65964;a=ld4(b);
 if(a)goto L1;
 a=ld4(66092);
 if(a)goto L2;
 a=66096;st4(66092,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(66092,b);return a;
L1:st4(b,ld4(a));return a;
}
static u f10(void){
 u a;
 a=f8(144,8);
 if(!a)exit(1);
 st2(a+94,0);st4(a+88,0);return a;
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
L11:g=ld4(d);d=f8(b,c);
 if(!d)goto L5;
 copy(d,g,f);c=f>c?f:c;c=((ctz4((-1u>>(clz4((c>16?c:16)-1)&31))+1)&31)<<2)+65964;st4(g,ld4(c));
 st4(c,g);goto L6;
L10:if(!b)goto L8;
L9:d=f8(b,c);goto L7;
L8:d=c;
L7:if(!d)goto L5;
L6:st4(a+4,d);e=0;goto L1;
L5:st4(a+4,b);b=c;goto L1;
L2:b=0;
L1:st4(a,e);st4(a+8,b);
}
static void f12(u a,u b,u c){
 u d,e,f;
 d=g0-32;g0=d;c+=b;
 if(c<b)goto L1;
 e=ld4(a+4);b=e<<1;b=b>c?b:c;b=b>4?b:4;c=(u)((b&536870911)==b)<<3;f=b<<3;
 if(e)goto L3;
 e=0;goto L2;
L3:st4(d+20,e<<3);st4(d+16,ld4(a));e=8;
L2:st4(d+24,e);f11(d,f,c,d+16);
 if(!ld4(d))goto L4;
 if(!ld4(d+8))goto L1;
 exit(1);
L4:c=ld4(d+4);st4(a+4,b);st4(a,c);g0=d+32;return;
L1:exit(1);
}
static U f14(u a){
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
static void f16(void){
 u a,d,e,h,j,k,l=0,m,n,o,p,q,r,s,t,v;
 U b,c,f,g,i;
 a=g0-160;g0=a;st4(a+44,32);b=f14(a+44);
 if(!b)goto L1;
 c=0;
L2:d=ld4(a+44);
L4:if(d-9<5)goto L5;
 if(d!=32)goto L3;
L5:d=get();goto L4;
L3:st4(a+44,d);
 if((int)d<0)goto L1;
 e=0;f=f14(a+44);g=f-1;
 if(g<=f)goto L7;
 h=0;goto L6;
L7:h=0;e=0;
L18:i=g;g=f14(a+44);
 if(!g)goto L17;
 if(!h)goto L21;
 j=h;k=l;
L22:m=ld2(j+94);n=m<<3;d=0;o=-1u;
L24:if(n!=d)goto L25;
 o=m;goto L23;
L25:p=j+d;o++;d+=8;f=ld8(p);p=f>g?-1u:(u)(f!=g);
 if(p==1)goto L24;
 if((p&255)!=255)goto L17;
L23:if(!k)goto L20;
 k--;j=ld4(j+(o<<2)+96);goto L22;
L21:h=f7();d=ld2(h+94);
 if(d>=11)goto L16;
 e=1;st2(h+94,d+1);st8(h+(d<<3),g);l=0;goto L19;
L20:if(m<11)goto L30;
 k=1;d=4;
 if(o<5)goto L31;
 d=o;
 switch(o-5){
 case 0:goto L31;
 case 1:goto L32;
 default:goto L33;
 }
L33:o-=7;k=0;d=6;goto L31;
L32:k=0;d=5;o=0;
L31:p=f7();m=ld2(j+94);n=m+~d;st2(p+94,n);
 if(n>=12)goto L15;
 q=d+1;
 if(m-q!=n)goto L14;
 f=ld8(j+(d<<3));copy(p,j+(q<<3),n<<3);st2(j+94,d);m=o+1;d=k?j:p;n=ld2(d+94);
 if(m>n)goto L34;
 copy(d+(m<<3),d+(o<<3),(n-o)<<3);
L34:st8(d+(o<<3),g);st2(d+94,n+1);n=0;d=ld4(j+88);
 if(d)goto L29;
 q=0;goto L28;
L30:if(o>=m)goto L35;
 d=j+(o<<3);copy(d+8,d,(m-o)<<3);
L35:st8(j+(o<<3),g);st2(j+94,m+1);goto L26;
L29:q=0;g=f;r=p;
L36:m=ld2(j+92);st4(a+56,m);q++;st4(a+48,q);k=d;st4(a+52,k);s=ld2(k+94);
 if(s<11)goto L27;
 t=1;d=4;
 if(m<5)goto L37;
 d=m;
 switch(m-5){
 case 0:goto L37;
 case 1:goto L38;
 default:goto L39;
 }
L39:m-=7;t=0;d=6;goto L37;
L38:t=0;d=5;m=0;
L37:p=f10();v=ld2(k+94);o=v+~d;st2(p+94,o);
 if(o>=12)goto L13;
 j=d+1;
 if(v-j!=o)goto L12;
 f=ld8(k+(d<<3));copy(p,k+(j<<3),o<<3);st2(k+94,d);o=ld2(p+94);v=o+1;
 if(o>=12)goto L11;
 d=s-d;
 if(d!=v)goto L10;
 copy(p+96,k+(j<<2)+96,d<<2);d=0;
L41:j=ld4(p+(d<<2)+96);st2(j+92,d);st4(j+88,p);
 if(d>=o)goto L40;
 d+=d<o;
 if(d<=o)goto L41;
L40:st4(a+104,q);
 if(!t)goto L43;
 st4(a+108,k);goto L42;
L43:st4(a+108,p);
L42:st4(a+112,m);f6(a+104,g,r);
 if(!k)goto L26;
 g=f;j=k;r=p;d=ld4(k+88);
 if(d)goto L36;
L28:o=f10();st4(o+96,h);d=ld2(o+94);
L45:j=ld4(o+(n<<2)+96);st2(j+92,n);st4(j+88,o);
 if(n>=d)goto L44;
 n+=n<d;
 if(n<=d)goto L45;
L44:if(l!=q)goto L9;
 d=ld2(o+94);
 if(d>10)goto L8;
 l++;j=d+1;st2(o+94,j);st8(o+(d<<3),f);st4(p+88,o);st2(p+92,j);st4(o+(j<<2)+96,p);e++;h=o;goto L19;
L27:f6(a+48,g,r);
L26:e++;
L19:g=i-1;
 if(g>i)goto L6;
 goto L18;
L17:exit(1);
L16:exit(1);
L15:exit(1);
L14:exit(1);
L13:exit(1);
L12:exit(1);
L11:exit(1);
L10:exit(1);
L9:exit(1);
L8:exit(1);
L6:st4(a+72,h);st4(a+68,l);st4(a+56,h);st4(a+52,l);st4(a+80,h?e:0);d=(u)(!h)<<1;st4(a+64,d);
 st4(a+48,d);f3(a+24,a+48);
 if((u)ld8(a+24))goto L48;
L49:f4(a+104,a+48);
 if(ld4(a+108))goto L49;
 n=0;j=8;goto L47;
L48:d=ld4(a+80);o=d+1;d=o<d?-1u:o;o=d>4?d:4;p=o&536870911;
 if(p!=o)goto L50;
 d=o<<3;
 if((int)d<=-1)goto L50;
 g=ld8(a+32);p=(u)(p==o)<<3;
 if(!d)goto L51;
 p=f8(d,p);
L51:if(!p)goto L52;
 st8(p,g);d=1;st4(a+96,1);st4(a+92,o);st4(a+88,p);copy(a+104,a+48,36);o=8;
L53:f3(a+8,a+104);
 if(ld4(a+8)!=1)goto L55;
 g=ld8(a+16);
 if(d!=ld4(a+92))goto L54;
 p=ld4(a+136);j=p+1;f12(a+88,d,j<p?-1u:j);p=ld4(a+88);goto L54;
L55:L56:f4(a+144,a+104);
 if(ld4(a+148))goto L56;
 j=ld4(a+88);n=ld4(a+92);
 if(!d)goto L47;
 g=0;
L57:p=d<2?d:2;d-=p;o=j+(d<<3);
 switch(p){
 case 0:goto L60;
 case 2:goto L59;
 default:goto L61;
 }
L61:f=ld8(o);goto L58;
L60:exit(1);
L59:f=ld8(o+8)-ld8(o);
L58:g^=f-1;
 if(d)goto L57;
 if(!g)goto L47;
 d=17;o=65932;goto L46;
L54:st8(p+o,g);d++;st4(a+96,d);o+=8;goto L53;
L52:exit(1);
L50:exit(1);
L47:d=13;o=65949;
L46:c++;put(o,d);
 if(!n)goto L62;
 d=n<<3;
 if(!d)goto L62;
 d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65964;st4(j,ld4(d));st4(d,j);
L62:if(c!=b)goto L2;
L1:g0=a+160;
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"called `Option::unwrap()` on a `None` valueassertion failed: idx < CAPACITY/"
  "usr/src/rustc-1.63.0/library/alloc/src/collections/btree/node.rsK\0\1\0A\0\0\0z\2\0\0\11\0\0\0ass"
  "ertion failed: edge.height == self.height - 1K\0\1\0A\0\0\0\207\2\0\0\11\0\0\0K\0\1\0A\0\0\0\213\2"
  "\0\0\11\0\0\0assertion failed: src.len() == dst.len()K\0\1\0A\0\0\0\322\6\0\0\5\0\0\0/usr/src/rus"
  "tc-1.63.0/library/alloc/src/collections/btree/navigate.rs\0\0\0$\1\1\0E\0\0\0L\2\0\0000\0\0\0$\1\1"
  "\0E\0\0\0\272\0\0\0'\0\0\0Geor",400);
 memcpy(M+65936,"gia will win\nBob will win\n",26);
 f16();
 return 0;
}
/* unchanged: ca3bd25073f5432f */
