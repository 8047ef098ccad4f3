import { setTimeout as wait } from 'node:timers/promises';
import { sites } from '#sites/all';
import { buyersOfWrites } from './data/buyers.ts';
import { type BenchProduct, productAt, somePlaces } from './data/products.ts';
import { ask, type Question } from './load.ts';
import { orderQuestion } from './rows/order.ts';
import { callQuestion } from './rows/row.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Seconds from the asking for a write to the end of the first search that shows it: in the process that wrote, and in another one. */
export type Visible = { own: Spread; other: Spread | undefined };

type Card = { code: string; available: string };

const longest = 30;

/** Until searches show that a product is gone. */
const untilGone = async (port: number, { code }: BenchProduct) => {
  const began = performance.now();
  for (let isGone = false; ; await wait(1)) {
    const look: Question = callQuestion(
      'product/filter',
      { filters: { text: code }, rowIndex: 0, rowsMax: 18 },
      ({ data }) => {
        isGone = (data as Card[]).some((card) => card.code === code && card.available === 'NO');
      },
    );
    await ask(port, [look], 1);
    if (isGone) return;
    if (performance.now() - began > longest * 1000) throw new Error(`${code} was not shown in ${longest} s.`);
  }
};

/** Sells all of a product, which lies in one branch, in one order; how long until searches of `seenAt` show it. */
const sellOut = async (buyer: number, product: BenchProduct, askedAt: number, seenAt: number) => {
  const began = performance.now();
  await ask(askedAt, [orderQuestion(buyer, [product], product.units.BUL)], 1);
  await untilGone(seenAt, product);
  return (performance.now() - began) / 1000;
};

// A buyer orders once in each process, and what he has not paid is capped (`unpaidValue`).
const worthMost = sites.RTC.settings.unpaidValue / 2;

/** As many writes in each process as there are buyers for; `second` is the port of another process on the same database. */
export const measureVisible = async (port: number, size: number, second: number | undefined): Promise<Visible> => {
  const products = somePlaces('visible', size, 20_000)
    .map(productAt)
    .filter(({ isPublic, units }) => isPublic && units.BUL > 0 && units.CLA === 0)
    .filter(({ price, units }) => price * units.BUL <= worthMost);
  const buyers = buyersOfWrites.slice(0, Math.floor(products.length / 2));
  if (buyers.length === 0) throw new Error('No product to sell out.');
  const sellAll = async (askedAt: number, from: number) => {
    const seconds: number[] = [];
    for (const [at, buyer] of buyers.entries()) {
      seconds.push(await sellOut(buyer, products[from + at] as BenchProduct, askedAt, port));
    }
    return spreadOf(seconds);
  };
  const own = await sellAll(port, 0);
  return { own, other: second === undefined ? undefined : await sellAll(second, buyers.length) };
};
