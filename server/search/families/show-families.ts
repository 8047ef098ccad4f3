import { setImmediate } from 'node:timers/promises';
import type { Autopart, AutopartMatch } from '#contract/autoparts';
import { autopart as autopartNames } from '#contract/autoparts.names';
import { product as productNames } from '#contract/catalogue.names';
import type { Entity } from '#contract/plain/entity';
import { memberOf, toWire } from '#contract/wire';
import { autopartFrom, bestOf } from '#server/autoparts/autopart-from';
import { yearRangeText } from '#server/autoparts/year-range';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import { plainCode } from '#server/plain-text';
import { onlookerOf, varyingText } from '#server/read-model/card-text';
import { cardFor } from '#server/read-model/cards.service';
import type { FamilyIndex, FamilyText } from '#server/read-model/families/columns';
import type { FamilyDocument } from '#server/read-model/families/family-document';
import type { LoadedFamilies } from '#server/read-model/families/family-model';
import { measuresOf } from '#server/read-model/families/measures';
import { codeKindOf } from '#server/read-model/search-schema';
import { isVisible } from '#server/read-model/visibility';
import { availableOf } from '#server/stock/available';
import { applicationsAt } from './filters.ts';
import { type Scope, scopeOf } from './scope.ts';
import type { FoundFamily } from './search-families.ts';

/** A family's stored texts, beside its applications. */
type Shown = Omit<FamilyDocument, 'code' | 'applications' | 'views'>;

const shownOf = ({ families }: FamilyIndex, family: number): Shown => JSON.parse(families.shown[family] ?? '') as Shown;

const applicationsOf = ({ index, names }: LoadedFamilies, slot: number, seller: boolean): Autopart['applications'] => {
  const { applications, wordings, brands, vehicles, sources } = index;
  const [start, count] = applicationsAt(index, slot);
  return Array.from({ length: count }, (_, place) => {
    const at = start + place;
    const wording = applications.wording.items.items[at] ?? 0;
    const brandId = brands.values[wordings.brand.items[wording] ?? -1] ?? null;
    const [from, to] = [applications.from.items[at] ?? 1, applications.to.items[at] ?? 0];
    return {
      name: wordings.name[wording] ?? '',
      yearRange: yearRangeText({ from: from === 0 ? null : from, to: to === 9999 ? null : to }),
      brandId,
      brandName: brandId === null ? '' : names.of('brandId', brandId),
      vehicleId: vehicles.values[wordings.vehicle.items[wording] ?? -1] ?? null,
      qualifier: wordings.qualifier[wording] ?? '',
      ...(seller && { source: sources.values[applications.source.items[at] ?? 0] ?? '' }),
    };
  });
};

/** The code that was found as it is written, where it was typed whole or is plainly meant. */
const codeFor = (
  { index }: LoadedFamilies,
  { code: found, slot }: FoundFamily,
  isMeant: (code: string) => boolean,
  productCodes: readonly string[],
): AutopartMatch['code'] => {
  if (!found || !(found.whole || isMeant(found.code))) return null;
  const family = index.slots.family[slot] ?? 0;
  const { originalCodes, otherCodes } = shownOf(index, family);
  const ids = index.slots.products[slot] ?? [];
  const written = [
    index.families.codes.values[family] ?? '',
    ...productCodes,
    ...originalCodes,
    ...otherCodes.flatMap(({ productId, text }) => (ids.includes(productId) ? [text] : [])),
  ];
  const text = written.find((one) => plainCode(one) === found.code) ?? found.code.toUpperCase();
  return { kind: codeKindOf(found.kind), text };
};

type Looker = Pick<Ctx, 'session' | 'site' | 'settings'>;

const autopartAt = (ctx: Looker, loaded: LoadedFamilies, slot: number) => {
  const { index, cards, names } = loaded;
  const family = index.slots.family[slot] ?? 0;
  const { originalCodes, ownMeasures, description, height, width, system } = shownOf(index, family);
  const own = {
    code: index.families.codes.values[family] ?? '',
    description,
    height,
    width,
    system,
    originalCodes: originalCodes.map((code) => ({ code })),
  };
  const seen = (index.slots.products[slot] ?? []).flatMap((id) => {
    const card = cards.get(id, names);
    return card && isVisible(ctx, card) ? [card] : [];
  });
  const products = seen.map((card) => {
    const measures = ownMeasures.filter(({ productId }) => productId === card.id);
    const { price, available, lastSale, ...same } = cardFor(ctx, card);
    return {
      ...same,
      branches: card.branches,
      specifications: measuresOf(measures, own),
      ...(price !== undefined && { price }),
      available,
      ...(lastSale !== undefined && { lastSale }),
    };
  });
  return { seen, autopart: autopartFrom(own, products, applicationsOf(loaded, slot, isSeller(ctx))) };
};

/** The slot of a family in which it is seen by those of a scope. */
export const slotIn = ({ families }: FamilyIndex, { visible }: Scope, code: string): number | undefined =>
  families.slots[families.codes.byValue.get(code) ?? -1]?.find((slot) => visible[slot] === 1);

/** A slot as the caller may see it; undefined where nothing of it is left for him. */
export const showSlot = (ctx: Ctx, loaded: LoadedFamilies, slot: number): Autopart | undefined =>
  autopartAt(ctx, loaded, slot).autopart;

/**
 * A family that was found as the caller may see it, and why; undefined where nothing of it is left for him, which a
 * change that is just being followed may bring about.
 */
export const showFamily = (
  ctx: Ctx,
  loaded: LoadedFamilies,
  found: FoundFamily,
  isMeant: (code: string) => boolean,
): { autopart: Autopart; match: AutopartMatch } | undefined => {
  const autopart = showSlot(ctx, loaded, found.slot);
  if (!autopart) return undefined;
  const codes = autopart.products.map(({ code }) => code);
  return { autopart, match: { code: codeFor(loaded, found, isMeant, codes), applications: found.applications } };
};

/** So many families are kept as text. */
const textsMax = 50_000;

/** A slot as text; all who are no sellers see the same of it but prices, and what they call the last ones. */
const textOf = (ctx: Looker, loaded: LoadedFamilies, slot: number): FamilyText | undefined => {
  const { texts } = loaded.index.slots;
  const known = texts.get(slot);
  if (known) return known;
  const { seen, autopart } = autopartAt(ctx, loaded, slot);
  if (!autopart) return undefined;
  const { products, available: _, ...fixed } = autopart;
  const made = {
    fixed: membersText(autopartNames, fixed),
    products: products.map(({ price: __, available: ___, ...product }, at) => ({
      code: product.code,
      fixed: membersText(productNames, product),
      price: seen[at]?.price ?? 0,
      units: seen[at]?.units ?? 0,
    })),
  };
  if (texts.size >= textsMax) texts.clear();
  texts.set(slot, made);
  return made;
};

const atOnce = 20;

/** Makes the texts of all that visitors of the site see, a few at a time while others are answered. */
export const makeTexts = async (ctx: Looker, loaded: LoadedFamilies): Promise<void> => {
  const { slots } = scopeOf(loaded.index, { root: ctx.site.rootCategory, isSeller: false });
  for (let at = 0; at < Math.min(slots.length, textsMax); at++) {
    // A change meanwhile may have taken the slot away: then it makes a text that nobody asks for.
    if (at % atOnce === 0) await setImmediate();
    textOf(ctx, loaded, slots[at] ?? 0);
  }
};

const membersText = (names: Entity, value: object): string => JSON.stringify(toWire(names, value)).slice(1, -1);
const availableMember = memberOf(autopartNames, 'available');
const productsMember = memberOf(autopartNames, 'products')([]).slice(0, -2);

/** `showFamily` as text on the wire, for who is no seller. */
export const familyText = (
  ctx: Ctx,
  loaded: LoadedFamilies,
  found: FoundFamily,
  isMeant: (code: string) => boolean,
): { text: string; match: AutopartMatch } | undefined => {
  const made = textOf(ctx, loaded, found.slot);
  if (!made) return undefined;
  const who = onlookerOf(ctx);
  const products = made.products.map(
    ({ fixed, price, units }) => `{${fixed},${varyingText({ price, units, lastSale: null }, who)}}`,
  );
  const available = bestOf(made.products.map(({ units }) => availableOf(units, who.lowStock)));
  const codes = made.products.map(({ code }) => code);
  return {
    text: `{${made.fixed},${availableMember(available)},${productsMember}[${products.join()}]}`,
    match: { code: codeFor(loaded, found, isMeant, codes), applications: found.applications },
  };
};
