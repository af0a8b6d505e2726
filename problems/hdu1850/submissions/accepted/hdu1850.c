/*
 * hdu1850: Being a Good Boy in Spring Festival, in one C file, for judges that take C or C++.
 * Where to submit: HDU 1850.
 * Made from the Rust, to be run; plain.c beside it is made to be read.
 * Generated from problems/hdu1850/main.rs by `cargo xtask bundle hdu1850 --lang c`.
 * Change that file, not this one. Licence: MIT OR Apache-2.0.
 * Sources: 158fb6539916f6cb
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
static void f3(u a,u b,u c){
 u d,e;
 if((int)b>=0)goto L2;
 c=1;b=0;goto L1;
L2:if(!ld4(c+8))goto L7;
 d=ld4(c+4);
 if(d)goto L8;
 if(b)goto L6;
 goto L4;
L8:e=ld4(c);c=f4(b,1);
 if(!c)goto L5;
 copy(c,e,d);d=((d>16?ctz4((-1u>>(clz4(d-1)&31))+1)&31:4)<<2)+65756;st4(e,ld4(d));st4(d,e);goto L3;
L7:if(!b)goto L4;
L6:c=f4(b,1);
 if(c)goto L3;
L5:st4(a+4,b);b=1;c=1;goto L1;
L4:c=1;
L3:st4(a+4,c);c=0;
L1:st4(a,c);st4(a+8,b);
}
static u f4(u a,u b){
 u c,d;
 a=a>b?a:b;c=ctz4((-1u>>(clz4((a>16?a:16)-1)&31))+1)&31;b=(c<<2)+65756;a=ld4(b);
 if(a)goto L1;
 a=ld4(65884);
 if(a)goto L2;
 a=65888;st4(65884,a);
L2:b=a+(1u<<(c&31));c=(b+65535)>>16;d=pages;
 if(c<=d)goto L3;
 if(grow(c-d)!=-1u)goto L3;
 return 0;
L3:st4(65884,b);return a;
L1:st4(b,ld4(a));return a;
}
static void f5(u a,u b,u c,u d){
 u e,f,g;
 e=g0-32;g0=stack(e);f=0;d+=c;
 if(d<c)goto L1;
 f=1;c=ld4(b+4);g=c<<1;d=g>d?g:d;d=d>8?d:8;
 if(c)goto L3;
 f=0;goto L2;
L3:st4(e+20,c);st4(e+16,ld4(b));
L2:st4(e+24,f);f3(e,d,e+16);
 if(ld4(e))goto L4;
 c=ld4(e+4);st4(b+4,d);st4(b,c);f=2147483649u;goto L1;
L4:f=ld4(e+8);d=ld4(e+4);
L1:st4(a+4,f);st4(a,d);g0=e+32;
}
static void f6(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f5(c+8,a,b,1);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static void f9(u a,u b){
 u c;
 c=g0-16;g0=stack(c);f5(c+8,a,b,2);a=ld4(c+12);
 if(a==2147483649u)goto L2;
 if(!a)goto L1;
 exit(1);
L2:g0=c+16;return;
L1:exit(1);
}
static U f10(u a){
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
static void f12(void){
 u a,b,c,d,e,i,j,k,l,m;
 U f,g,h;
 a=g0-64;g0=stack(a);st8(a+8,0);st4(a+20,0);b=a+23;c=a+40;d=a+32;e=32;f=-U64(1);
L6:if(e-9<5)goto L8;
 if(e!=32)goto L7;
L8:e=get();goto L6;
L7:st4(a+16,e);
 if((int)e<0)goto L9;
 if(e==26)goto L9;
 if(e==48)goto L11;
 if(e!=43)goto L10;
L11:g=f10(a+8);
 if(!g)goto L9;
 st8(a+8,g);
L10:st4(a+20,0);h=f10(a+8);
 if(h>U64(4294967295))goto L3;
 i=(u)h;
 if(i)goto L13;
 j=8;goto L12;
L13:k=i&536870911;
 if(k!=i)goto L5;
 e=i<<3;
 if((int)e<=-1)goto L5;
 j=(u)(k==i)<<3;
 if(!e)goto L14;
 j=f4(e,j);
L14:if(!j)goto L4;
L12:g=0;
 if(h)goto L16;
 l=j;goto L15;
L16:e=j;
L17:st8(e,f10(a+8));e+=8;h--;
 if(h)goto L17;
 k=i<<3;l=j+k;
 if(!i)goto L15;
 g=0;e=j;
L18:g^=ld8(e);e+=8;k-=8;
 if(k)goto L18;
L15:if(j!=l)goto L20;
 k=0;goto L19;
L20:m=i+1;k=0;e=j;
L21:m--;
 if(!m)goto L2;
 h=ld8(e);k+=h>(h^g);e+=8;
 if(e!=l)goto L21;
L19:if(!i)goto L22;
 e=i<<3;
 if(!e)goto L22;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65756;st4(j,ld4(e));st4(e,j);
L22:e=0;st4(a+56,0);st8(a+48,1);st4(c,0);st8(d,0);st8(a+24,0);g=(U)k;m=1;
L23:k=m;
 if(e==20)goto L1;
 h=g/10;M[a+24+e]=(u)(h*-U64(10)+g);m=k+1;e++;l=g<10;g=h;
 if(!l)goto L23;
 e=0;l=1;
L24:m=(u)(signed char)(M[b+k]+48u);
 if((int)m>-1)goto L26;
 i=(m&63)|-128u;m=((m&192)>>6)|-64u;
 if(ld4(a+52)-e>=2)goto L27;
 f9(a+48,e);l=ld4(a+48);e=ld4(a+56);
L27:j=l+e;M[j+1]=i;M[j]=m;e+=2;goto L25;
L26:if(e!=ld4(a+52))goto L28;
 f6(a+48,e);l=ld4(a+48);e=ld4(a+56);
L28:M[l+e]=m;e++;
L25:st4(a+56,e);k--;
 if(k)goto L24;
 k=ld4(a+48);put(k,e);e=ld4(a+52);
 if(!e)goto L29;
 e=((e>16?ctz4((-1u>>(clz4(e-1)&31))+1)&31:4)<<2)+65756;st4(k,ld4(e));st4(e,k);
L29:put(65648,1);f--;
 if(!f)goto L9;
 e=ld4(a+16);goto L6;
L9:g0=a+64;return;
L5:exit(1);
L4:exit(1);
L3:exit(1);
L2:exit(1);
L1:exit(1);
}
int main(void){
 atexit(flush);
 memcpy(M+65536,"/usr/src/rustc-1.63.0/library/alloc/src/vec/spec_from_iter_nested.rs\0\0\1\0"
  "D\0\0\0;\0\0\0\22\0\0\0solution.rs\0T\0\1\0\13\0\0\0i\0\0\0\21\0\0\0\n\0\0\0T\0\1\0\13\0\0\0\377\0"
  "\0\0^\0\0\0library/alloc/src/raw_vec.rs\204\0\1\0\34\0\0\0\5\2\0\0\5\0\0\0library/alloc/src/alloc"
  ".rs\0\0\260\0\1\0\32\0\0\0\222\1\0\0\11",217);
 f12();
 return 0;
}
/* unchanged: 844ca029e1611523 */
