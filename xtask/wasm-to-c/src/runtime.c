/* What the translated functions call: the instructions, each by its name, and the imports. The
 * translator defines M_BYTES, PAGES, MAX_PAGES, STACK_TOP and RED_ZONE before it. The functions are
 * `inline` so that compilers do not warn of those without use. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Old versions of Microsoft's compiler have no `long long`, and all have `__int64`. */
#ifdef _MSC_VER
#define inline __inline
typedef unsigned __int64 u64;
typedef __int64 s64;
#define U64(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long s64;
#define U64(x) x##ULL
#endif
typedef unsigned u32;
typedef int s32;

static unsigned char M[M_BYTES];
static u32 pages=PAGES;

/* A stack pointer that has wrapped round is greater than the first. */
static inline u32 checked_stack(u32 a){if(a-RED_ZONE>STACK_TOP-RED_ZONE)exit(1);return a;}

static inline u32 memory_size(void){return pages;}
static inline u32 memory_grow(u32 n){
u32 old=pages;
if(n>MAX_PAGES-old)return 0u-1;
pages+=n;
return old;
}
static inline void memory_copy(u32 a,u32 b,u32 n){memmove(M+a,M+b,n);}
static inline void memory_fill(u32 a,u32 x,u32 n){memset(M+a,(int)x,n);}

/* The instructions that both sizes have: T is its name, U and S are its types. */
#define INSTRUCTIONS(T,U,S)\
static inline U T##_load(u32 a){U x;memcpy(&x,M+a,sizeof x);return x;}\
static inline U T##_load8_u(u32 a){return M[a];}\
static inline U T##_load8_s(u32 a){return (U)(signed char)M[a];}\
static inline U T##_load16_u(u32 a){unsigned short x;memcpy(&x,M+a,2);return x;}\
static inline U T##_load16_s(u32 a){short x;memcpy(&x,M+a,2);return (U)x;}\
static inline void T##_store(u32 a,U x){memcpy(M+a,&x,sizeof x);}\
static inline void T##_store8(u32 a,U x){M[a]=(unsigned char)x;}\
static inline void T##_store16(u32 a,U x){unsigned short h=(unsigned short)x;memcpy(M+a,&h,2);}\
static inline u32 T##_eqz(U a){return a==0;}\
static inline u32 T##_eq(U a,U b){return a==b;}\
static inline u32 T##_ne(U a,U b){return a!=b;}\
static inline u32 T##_lt_u(U a,U b){return a<b;}\
static inline u32 T##_lt_s(U a,U b){return (S)a<(S)b;}\
static inline u32 T##_gt_u(U a,U b){return a>b;}\
static inline u32 T##_gt_s(U a,U b){return (S)a>(S)b;}\
static inline u32 T##_le_u(U a,U b){return a<=b;}\
static inline u32 T##_le_s(U a,U b){return (S)a<=(S)b;}\
static inline u32 T##_ge_u(U a,U b){return a>=b;}\
static inline u32 T##_ge_s(U a,U b){return (S)a>=(S)b;}\
static inline U T##_shl(U a,U b){return a<<(b&(8*sizeof a-1));}\
static inline U T##_shr_u(U a,U b){return a>>(b&(8*sizeof a-1));}\
static inline U T##_shr_s(U a,U b){return (U)((S)a>>(b&(8*sizeof a-1)));}\
static inline U T##_rotl(U a,U b){return T##_shl(a,b)|T##_shr_u(a,0-b);}\
static inline U T##_rotr(U a,U b){return T##_shr_u(a,b)|T##_shl(a,0-b);}\
static inline U T##_div_u(U a,U b){if(!b)exit(1);return a/b;}\
static inline U T##_rem_u(U a,U b){if(!b)exit(1);return a%b;}\
static inline U T##_div_s(U a,U b){\
if(!b||(a==(U)1<<(8*sizeof a-1)&&b==(U)0-1))exit(1);\
return (U)((S)a/(S)b);\
}\
static inline U T##_rem_s(U a,U b){\
if(!b)exit(1);\
return b==(U)0-1?0:(U)((S)a%(S)b);\
}\
static inline U T##_extend8_s(U a){return (U)(signed char)a;}\
static inline U T##_extend16_s(U a){return (U)(short)a;}
INSTRUCTIONS(i32,u32,s32)
INSTRUCTIONS(i64,u64,s64)

static inline u64 i64_load32_u(u32 a){return i32_load(a);}
static inline u64 i64_load32_s(u32 a){return (u64)(s32)i32_load(a);}
static inline void i64_store32(u32 a,u64 x){i32_store(a,(u32)x);}
static inline u32 i32_wrap_i64(u64 a){return (u32)a;}
static inline u64 i64_extend_i32_u(u32 a){return a;}
static inline u64 i64_extend_i32_s(u32 a){return (u64)(s32)a;}
static inline u64 i64_extend32_s(u64 a){return (u64)(s32)a;}

static inline u32 i32_clz(u32 x){
#ifdef __GNUC__
return x?(u32)__builtin_clz(x):32;
#else
u32 n=32;
while(x){x>>=1;n--;}
return n;
#endif
}
static inline u64 i64_clz(u64 x){return x>>32?i32_clz((u32)(x>>32)):32+i32_clz((u32)x);}
static inline u32 i32_ctz(u32 x){
#ifdef __GNUC__
return x?(u32)__builtin_ctz(x):32;
#else
u32 n=32;
while(x){x<<=1;n--;}
return n;
#endif
}
static inline u64 i64_ctz(u64 x){return (u32)x?i32_ctz((u32)x):32+i32_ctz((u32)(x>>32));}
static inline u32 i32_popcnt(u32 x){
x-=x>>1&0x55555555;
x=(x&0x33333333)+(x>>2&0x33333333);
return ((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;
}
static inline u64 i64_popcnt(u64 x){return i32_popcnt((u32)x)+i32_popcnt((u32)(x>>32));}

static unsigned char input[32768],output[32768];
static u32 input_at,input_end,output_end;
static inline u32 judge_get(void){
if(input_at==input_end){
input_at=0;
input_end=(u32)fread(input,1,sizeof input,stdin);
if(!input_end)return 0u-1;
}
return input[input_at++];
}
/* Every end of the program is by exit or a return from main: what is written is never lost. */
static void flush_output(void){fwrite(output,1,output_end,stdout);output_end=0;}
static inline void judge_write(u32 a,u32 n){
if(n>sizeof output-output_end){
flush_output();
if(n>sizeof output){fwrite(M+a,1,n,stdout);return;}
}
memcpy(output+output_end,M+a,n);
output_end+=n;
}
static inline void judge_exit(u32 status){exit((int)status);}

