import { useCallback, useEffect, useRef, useState } from 'react';
import type { Stock } from '#contract/stock';
import { call } from '#web/data/call';
import type { CartLine } from '#web/data/cart';
import { session, useSession } from '#web/data/session';

type Asked = Pick<CartLine, 'code' | 'quantity'>;
/** Stock for a line's quantity: undefined while it is asked, null where it could not be; 'gone' is no longer sold. */
export type LineStock = Stock | 'gone' | null | undefined;

const keyOf = ({ code, quantity }: Asked) => `${quantity} ${code}`;

const listStock = async (lines: readonly Asked[]) => {
  const codes = lines.map(({ code }) => code);
  const answer = await call('stock/listByCodes', { codes, quantities: lines.map(({ quantity }) => quantity) });
  const found = new Map(answer.ok ? answer.data.map((stock) => [stock.code, stock]) : []);
  const missing = answer.ok ? 'gone' : null;
  return new Map<string, LineStock>(lines.map((line) => [keyOf(line), found.get(line.code) ?? missing]));
};

/** The same for who is signed in with `token`; undefined where he no longer was when the answer came. */
export const listStockFor = async (token: string, lines: readonly Asked[]) => {
  const stock = await listStock(lines);
  return session.get().token === token ? stock : undefined;
};

/**
 * Stock of these lines, all asked in one call. It is asked again when they or the signed-in user change, and by `ask`, which answers it too.
 * A line's last known stock stays until more is known. `isAsked` once a first answer, or none, has come.
 */
export const useLineStock = (lines: readonly Asked[]) => {
  const { token } = useSession();
  const [found, setFound] = useState({ token, stock: new Map<string, LineStock>() });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const key = JSON.stringify(lines.map(({ code, quantity }) => ({ code, quantity })));
  const ask = useCallback(async () => {
    const stock = await listStockFor(token, JSON.parse(key) as Asked[]);
    if (stock && isShown.current) {
      setFound((now) => ({ token, stock: now.token === token ? new Map([...now.stock, ...stock]) : stock }));
    }
    return (line: Asked): LineStock => stock?.get(keyOf(line));
  }, [key, token]);
  useEffect(() => {
    const askFirst = async () => ask();
    if (key !== '[]') void askFirst();
  }, [key, ask]);
  const stockOf = (line: Asked): LineStock => (found.token === token ? found.stock.get(keyOf(line)) : undefined);
  return { stockOf, ask, isAsked: found.token === token && found.stock.size > 0 };
};

/** Whether the shop has less than the line's quantity. */
export const isShort = (stock: LineStock) => stock === 'gone' || stock?.available === 'NO';

/** How many of the line's units the shop has, where it tells. */
export const leftOf = (stock: LineStock) => (stock === 'gone' ? undefined : stock?.left);

/** Whether it has none at all. */
export const hasNone = (stock: LineStock) => stock === 'gone' || stock?.branches.every(({ hasAny }) => !hasAny);
