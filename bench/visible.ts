import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buyerCount, type Prepared } from './data/prepare.ts';
import { type BenchProduct, productAt, somePlaces } from './data/products.ts';
import { ask, type Question } from './load.ts';
import { orderQuestion } from './rows/order.ts';
import { callQuestion } from './rows/row.ts';

/** Seconds from a write to the first search that shows it: in the process that wrote, and where another one did. */
export type Visible = { own: number; other: number | undefined };

type Card = { code: string; name: string; available: string };

const longest = 30;

/** Asks for a product until its card is as wanted; the seconds that took. */
const secondsUntil = async (port: number, { code }: BenchProduct, isShown: (card: Card) => boolean) => {
  const began = performance.now();
  for (let shown = false; !shown; ) {
    const look: Question = callQuestion(
      'product/filter',
      { filters: { text: code }, rowIndex: 0, rowsMax: 18 },
      ({ data }) => {
        shown = (data as Card[]).some((card) => card.code === code && isShown(card));
      },
    );
    await ask(port, [look]);
    if (shown) break;
    if (performance.now() - began > longest * 1000) throw new Error(`${code} was not shown in ${longest} s.`);
    await wait(1);
  }
  return (performance.now() - began) / 1000;
};

/** Sells all of a product, which lies in one branch, in one order; how long until searches show that it is gone. */
const sellOut = async (port: number, product: BenchProduct) => {
  await ask(port, [orderQuestion(buyerCount - 1, [product], product.units.BUL)]);
  return secondsUntil(port, product, ({ available }) => available === 'NO');
};

/** Changes a product from outside, as another process of the shop does: the row and its note in one transaction. */
const renameFromOutside = async (port: number, url: string, product: BenchProduct) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rename = async (name: string) => {
    const note = "insert into change_log (entity, entity_id) select 'product', id from renamed";
    const rename = `with renamed as (update product set name = $1 where code = $2 returning id) ${note}`;
    await client.query(rename, [name, product.code]);
  };
  try {
    await rename(`${product.name} cambiado`);
    const seconds = await secondsUntil(port, product, ({ name }) => name.endsWith('cambiado'));
    await rename(product.name);
    return seconds;
  } finally {
    await client.end();
  }
};

export const measureVisible = async (port: number, { size, env }: Prepared): Promise<Visible> => {
  const products = somePlaces('visible', size, 5000).map(productAt);
  const [sold, renamed] = products.filter(({ isPublic, units }) => isPublic && units.BUL > 0 && units.CLA === 0);
  if (!sold || !renamed) throw new Error('No product to sell out.');
  const own = await sellOut(port, sold);
  return { own, other: env.DATABASE_URL ? await renameFromOutside(port, env.DATABASE_URL, renamed) : undefined };
};
