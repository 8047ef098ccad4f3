import { cartLinesMax } from '#contract/plain/cart-lines-max';
import type { Stock } from '#contract/stock';
import { call } from '#web/data/call';

type Ask = (codes: string[]) => Promise<readonly Stock[]>;

/** Joins what is asked for at the same time into one question; a code of which nothing is told is left out. */
export const openStock = (ask: Ask) => {
  let next: { codes: Set<string>; answers: Promise<ReadonlyMap<string, Stock>> } | undefined;
  const open = () => {
    const codes = new Set<string>();
    const send = async () => {
      await new Promise((done) => setTimeout(done));
      next = undefined;
      const all = [...codes];
      const pages = Array.from({ length: Math.ceil(all.length / cartLinesMax) }, (_, at) =>
        ask(all.slice(at * cartLinesMax, (at + 1) * cartLinesMax)),
      );
      return new Map((await Promise.all(pages)).flat().map((stock) => [stock.code, stock]));
    };
    return { codes, answers: send() };
  };
  return (codes: readonly string[]): Promise<ReadonlyMap<string, Stock>> => {
    next ??= open();
    for (const code of codes) next.codes.add(code);
    return next.answers;
  };
};

/** The stock of products by code. All cards of a page ask in one call. */
export const askStock = openStock(async (codes) => {
  const answer = await call('stock/listByCodes', { codes });
  return answer.ok ? answer.data : [];
});
