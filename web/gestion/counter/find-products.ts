import type { Card } from '#contract/catalogue';
import { call } from '#web/data/call';
import { type Product, readEntry } from './sale-draft.ts';

/** Products for a text: the one with this very code or barcode, or else some to choose from. */
export type Found = { units: number; products: readonly Product[]; isCode: boolean; error: string };

type Shop = { rootCategory: string; kind: string };

const listed = 8;
/** No code is longer: such a text is looked for among names alone. */
const codeMax = 60;

/** A product as a line sells it; nothing where the site does not sell it now. */
const soldAs = ({ code, name, brandName, price, images, isPublic, categoryId }: Card, root: string): Product[] => {
  const isOfSite = categoryId === root || categoryId.startsWith(`${root}.`);
  return isPublic && isOfSite && price !== undefined
    ? [{ code, name, brandName, price, image: images[0]?.image ?? '' }]
    : [];
};

/** Products that have this very code or barcode. */
const withCode = async (code: string, root: string, ask: typeof call) => {
  const rows = await ask('stock/filter', { filters: { code }, rowIndex: 0, rowsMax: 60 });
  if (!rows.ok) return rows;
  const codes = [...new Set(rows.data.map((row) => row.code))].slice(0, listed);
  const found = await Promise.all(codes.map((one) => ask('product/find', { code: one })));
  return { ok: true as const, products: found.flatMap((one) => (one.ok ? soldAs(one.data, root) : [])) };
};

/** Finds products by a text; at last, in a shop of parts, by the families of which it is an original code. */
const withText = async (text: string, { rootCategory: root, kind }: Shop, ask: typeof call) => {
  const page = { rowIndex: 0, rowsMax: listed };
  const filters = { text, categoryId: root, isPublic: true };
  const answer = await ask('product/filter', { filters, orderBy: 'REL', ...page });
  if (!answer.ok) return answer;
  const products = answer.nearest ? [] : answer.data.flatMap((card) => soldAs(card, root));
  if (products.length > 0 || kind !== 'autoparts') return { ok: true as const, products };
  const parts = await ask('autopart/filter', { filters: { text }, ...page });
  if (!parts.ok) return parts;
  const cards = parts.nearest ? [] : parts.data.flatMap((part) => part.products);
  return { ok: true as const, products: cards.flatMap((card) => soldAs(card, root)).slice(0, listed) };
};

/** Finds the products that a shop sells by a barcode, a code or a text, with the units typed before it. */
export const findProducts = async (text: string, shop: Shop, ask = call): Promise<Found> => {
  const meanings = readEntry(text);
  for (const { units, code } of meanings) {
    if (code.length > codeMax) continue;
    const exact = await withCode(code, shop.rootCategory, ask);
    if (!exact.ok) return { units, products: [], isCode: false, error: exact.error };
    const { products } = exact;
    if (products.length > 0) return { units, products, isCode: true, error: '' };
  }
  // '6x6 pulsador' is a text, no count.
  const { units, code } = meanings[0] ?? { units: 1, code: '' };
  const answer = await withText(code, shop, ask);
  if (!answer.ok) return { units, products: [], isCode: false, error: answer.error };
  const { products } = answer;
  const error = products.length > 0 ? '' : `Ningún producto de la tienda se llama «${code}» ni tiene ese código`;
  return { units, products, isCode: false, error };
};
