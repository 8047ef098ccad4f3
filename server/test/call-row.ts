import type { CallPath, Input } from '#contract/contract';

/** 'company': an account that is a company's own. */
export type Role = 'visitor' | 'customer' | 'company' | 'seller' | 'administrator';
type Row<P extends CallPath> = [as: Role, most: number, input: () => Input<P> | Promise<Input<P>>];
/** The caller of each call, how many statements it may send at most (begin, commit and the look at the session among them), and its input. */
export type EveryCall = { [P in CallPath]: Row<P> };
