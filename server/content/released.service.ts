import type { Autopart } from '#contract/autoparts';
import type { Output } from '#contract/contract';
import { autopartsOfCodes } from '#server/autoparts/families-of-codes.service';
import { byAnyCode } from '#server/catalogue/by-any-code.service';
import type { Ctx } from '#server/ctx';
import { cardFor, cardsOfCodes } from '#server/read-model/cards.service';
import { isVisible } from '#server/read-model/visibility';

type Released = Output<'release/list'>['data'][number]['items'][number];

/** The things that these codes name, or named before, as the caller may see them; where autoparts are sold a product stands for its family. */
export const releasedOf = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, Released>> => {
  const found = new Map<string, Released>();
  const cards = await byAnyCode(ctx, codes, async (asked) => [...(await cardsOfCodes(ctx.db, asked)).values()]);
  for (const [code, card] of cards) {
    if (isVisible(ctx, card)) found.set(code, cardFor(ctx, card));
  }
  if (ctx.site.kind !== 'autoparts') return found;
  const present = (code: string) => cards.get(code)?.code ?? code;
  const parts = await autopartsOfCodes(ctx, codes.map(present));
  for (const code of codes) {
    const part = parts.get(present(code));
    const item = part && itemOf(part);
    if (item) found.set(code, item);
  }
  return found;
};

/** Those of the codes that were found, each thing once, by the first code that names it, with all that do. */
export const firstOfEach = (codes: readonly string[], found: ReadonlyMap<string, Released>) => {
  const named = codes.flatMap((code) => {
    const item = found.get(code);
    return item ? [{ code, item }] : [];
  });
  return [...Map.groupBy(named, ({ item }) => item.code).values()].flatMap((all) =>
    all.slice(0, 1).map((first) => ({ ...first, asked: all.map(({ code }) => code) })),
  );
};

/** A family as a card: the first of its products that can be had, called by what the family goes into first. */
const itemOf = ({ family, products, applications, images }: Autopart): Released | undefined => {
  const first = products.find(({ isPublic, available }) => isPublic && available !== 'NO') ?? products[0];
  if (!first) return undefined;
  const { specifications: _, ...card } = first;
  const [into] = applications;
  const name = [into?.brandName, into?.name].filter(Boolean).join(' ') || card.name;
  return { ...card, family, name, images };
};
