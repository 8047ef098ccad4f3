import { product } from '#contract/catalogue.names';
import { memberOf, toPlain, toWire } from '#contract/wire';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import { pricesVisible } from '#server/read-model/visibility';
import { availableOf } from '#server/stock/available';

// Products as lists and pages show them, kept as text on the wire: an answer is then joined from texts instead of being
// made of objects again. The part that depends on the viewer stands apart and comes last, as in `cardFor`.

/** The part of a card that depends on the viewer: price in cents, units for sale, day of the last sale. */
export type Varying = { price: number; units: number; lastSale: string | null };

/** Members stored with a card or page that are not part of it. */
export type Beside = { branches?: readonly unknown[]; relatedIds?: readonly number[] };

/** The viewer, as far as cards differ by it. */
export type Onlooker = { seesPrices: boolean; isSeller: boolean; lowStock: number };

export const onlookerOf = (ctx: Pick<Ctx, 'session' | 'settings'>): Onlooker => ({
  seesPrices: pricesVisible(ctx),
  isSeller: isSeller(ctx),
  lowStock: ctx.settings.lowStock,
});

const priceMember = memberOf(product, 'price');
const saleMember = memberOf(product, 'lastSale');
const availableMember = memberOf(product, 'available');
const available = { NO: availableMember('NO'), CO: availableMember('CO'), AV: availableMember('AV') };

/** The part that is the same for everyone, as members of a JSON object on the wire. */
export const fixedText = <T extends Varying & { id: number } & Beside>(row: T): string => {
  const {
    id: _,
    price: _price,
    units: _units,
    lastSale: _lastSale,
    branches: _branches,
    relatedIds: __,
    ...fixed
  } = row;
  return JSON.stringify(toWire(product, fixed)).slice(1, -1);
};

/** The fields that `fixedText` wrote. */
export const readFixed = (text: string): unknown => toPlain(product, JSON.parse(`{${text}}`));

/** The members that `cardFor` adds for who looks. */
export const varyingText = ({ price, units, lastSale }: Varying, who: Onlooker): string =>
  `${who.seesPrices ? `${priceMember(price)},` : ''}${available[availableOf(units, who.lowStock)]}${
    who.isSeller ? `,${saleMember(lastSale)}` : ''
  }`;

const codeKey = memberOf(product, 'code')('').slice(0, -1);
const nameKey = memberOf(product, 'name')('').slice(0, -1);

// Inside of a JSON text every quote is escaped, so that a key in quotes is nothing but a key.
const textAfter = (key: string, text: string): string => {
  const from = text.indexOf(key) + key.length;
  let end = text.indexOf('"', from);
  while (text[end - 1] === '\\') {
    let slashes = end;
    while (text[slashes - 1] === '\\') slashes -= 1;
    if ((end - slashes) % 2 === 0) break;
    end = text.indexOf('"', end + 1);
  }
  const inside = text.slice(from, end);
  return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
};

/** Code and name out of a fixed text, without reading all of it. */
export const titleIn = (text: string) => ({ code: textAfter(codeKey, text), name: textAfter(nameKey, text) });
