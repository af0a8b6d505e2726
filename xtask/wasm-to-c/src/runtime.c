/* The C that the translated functions call.
 *
 * The translator reads this file when it is compiled, and writes into each program only what the
 * program uses, in the order of this file and without the comments; runtime.rs says how. The file
 * compiles as it is, so that a compiler can check all of it. Its C is dense as judges limit the
 * length of a source file.
 *
 * A section begins with a comment `section:`, which goes into the program. A piece begins with a
 * comment that has its name, and the names of the pieces before it that it needs, and ends at the
 * next mark. Comments in it, at the beginning of a line, do not go into the program.
 */

/* The headers, with what needs them. */
#include <stdio.h> /* fread fwrite */
#include <stdlib.h> /* atexit exit */
#include <string.h> /* memcpy memmove memset */

/* The types of the two sizes of values, and the literals of 64 bits. Old versions of Microsoft's
 * compiler have no `long long`, and all have `__int64`. */
typedef unsigned u;
#ifdef _MSC_VER
typedef unsigned __int64 U;
typedef __int64 S;
#define U64(x) x##ui64
#define S64(x) x##i64
#else
typedef unsigned long long U;
typedef long long S;
#define U64(x) x##ULL
#define S64(x) x##LL
#endif

/* The translator puts numbers of the program in the place of these names. */
#define MEMORY_BYTES 65536
#define PAGES_TYPE u
#define INITIAL_PAGES 1
#define MAXIMAL_PAGES 1
#define RED_ZONE 128
#define STACK_ROOM 1024

/* section: memory */

/* name: M */
static unsigned char M[MEMORY_BYTES];

/* name: pages */
static PAGES_TYPE pages=INITIAL_PAGES;

/* name: grow; needs: pages */
static u grow(u n){u o=pages;if(n>MAXIMAL_PAGES-o)return -1u;pages+=n;return o;}

/* name: stack */
/* A stack pointer that has wrapped round is greater than the first. */
static u stack(u a){if(a-RED_ZONE>STACK_ROOM)exit(1);return a;}

/* name: ld2; needs: M */
static u ld2(u a){unsigned short x;memcpy(&x,M+a,2);return x;}

/* name: ld4; needs: M */
static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}

/* name: ld8; needs: M */
static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}

/* name: st2; needs: M */
static void st2(u a,u x){unsigned short h=(unsigned short)x;memcpy(M+a,&h,2);}

/* name: st4; needs: M */
static void st4(u a,u x){memcpy(M+a,&x,4);}

/* name: st8; needs: M */
static void st8(u a,U x){memcpy(M+a,&x,8);}

/* name: copy; needs: M */
static void copy(u a,u b,u n){memmove(M+a,M+b,n);}

/* name: fill; needs: M */
static void fill(u a,u x,u n){memset(M+a,(int)x,n);}

/* section: input and output */

/* name: get */
static unsigned char in[32768];
static u in_at,in_end;
static u get(void){
 if(in_at==in_end){in_at=0;in_end=(u)fread(in,1,sizeof in,stdin);if(!in_end)return -1u;}
 return in[in_at++];
}

/* name: put; needs: M */
/* The C library's own buffer costs more than the answer for most answers. */
static unsigned char out[32768];
static u out_n;
static void flush(void){fwrite(out,1,out_n,stdout);out_n=0;}
static void put(u a,u n){
 if(n>sizeof out-out_n){flush();if(n>sizeof out){fwrite(M+a,1,n,stdout);return;}}
 memcpy(out+out_n,M+a,n);out_n+=n;
}

/* section: arithmetic */

/* name: clz4 */
static u clz4(u x){
#ifdef __GNUC__
 return x?(u)__builtin_clz(x):32;
#else
 u n=32;while(x){x>>=1;n--;}return n;
#endif
}

/* name: clz8; needs: clz4 */
static U clz8(U x){return x>>32?clz4((u)(x>>32)):32+clz4((u)x);}

/* name: ctz4 */
static u ctz4(u x){
#ifdef __GNUC__
 return x?(u)__builtin_ctz(x):32;
#else
 u n=32;while(x){x<<=1;n--;}return n;
#endif
}

/* name: ctz8; needs: ctz4 */
static U ctz8(U x){return (u)x?ctz4((u)x):32+ctz4((u)(x>>32));}

/* name: ones4 */
static u ones4(u x){
 x-=x>>1&0x55555555;x=(x&0x33333333)+(x>>2&0x33333333);
 return ((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;
}

/* name: ones8; needs: ones4 */
static U ones8(U x){return ones4((u)x)+ones4((u)(x>>32));}

/* name: ror4 */
static u ror4(u x,u n){return x>>(n&31)|x<<((0-n)&31);}

/* name: ror8 */
static U ror8(U x,U n){return x>>(n&63)|x<<((0-n)&63);}

/* name: rol4 */
static u rol4(u x,u n){return x<<(n&31)|x>>((0-n)&31);}

/* name: rol8 */
static U rol8(U x,U n){return x<<(n&63)|x>>((0-n)&63);}

/* name: divs4 */
static u divs4(u a,u b){if(!b||(a==1u<<31&&b==-1u))exit(1);return (u)((int)a/(int)b);}

/* name: divs8 */
static U divs8(U a,U b){if(!b||(a==U64(1)<<63&&b==-U64(1)))exit(1);return (U)((S)a/(S)b);}

/* name: div4 */
static u div4(u a,u b){if(!b)exit(1);return a/b;}

/* name: div8 */
static U div8(U a,U b){if(!b)exit(1);return a/b;}

/* name: rems4 */
static u rems4(u a,u b){if(!b)exit(1);return b==-1u?0:(u)((int)a%(int)b);}

/* name: rems8 */
static U rems8(U a,U b){if(!b)exit(1);return b==-U64(1)?0:(U)((S)a%(S)b);}

/* name: rem4 */
static u rem4(u a,u b){if(!b)exit(1);return a%b;}

/* name: rem8 */
static U rem8(U a,U b){if(!b)exit(1);return a%b;}
