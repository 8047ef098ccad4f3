import fc from 'fast-check';
import { expect, test } from 'vitest';
import { product } from '#contract/catalogue.names';
import { toWire } from '#contract/wire';
import type { Session } from '#server/ctx';
import { fixedText, type Onlooker, readFixed, titleIn, varyingText } from '#server/read-model/card-text';
import { cardFor } from '#server/read-model/cards.service';
import { sites } from '#sites/all';

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', '\\"', '","ProductName":"', '\u2028'));
const rows = fc.record({
  id: fc.nat(),
  code: texts,
  name: texts,
  brandId: fc.nat(),
  brandName: texts,
  categoryId: texts,
  categoryName: texts,
  ivaRate: fc.constantFrom(22, 10, 0),
  isOriginal: fc.boolean(),
  isPublic: fc.boolean(),
  images: fc.array(fc.record({ id: fc.nat(), name: texts, image: texts })),
  description: texts,
  family: fc.option(texts),
  mLCode: fc.option(texts),
  specifications: fc.array(fc.record({ id: fc.nat(), key: texts, value: texts, isDefault: fc.boolean() })),
  relatedLinks: fc.array(fc.record({ id: fc.nat(), name: texts, url: texts, isDefault: fc.boolean() })),
  price: fc.integer({ min: 0, max: 10_000_000_00 }),
  units: fc.nat({ max: 9 }),
  lastSale: fc.option(fc.constant('2026-02-28')),
});
const onlookers = fc.record({
  pricesFor: fc.constantFrom('everyone' as const, 'signedIn' as const, 'nobody' as const),
  session: fc.constantFrom<{ roles: string[] } | null>(null, { roles: [] }, { roles: ['seller'] }),
  lowStock: fc.nat({ max: 5 }),
});

test('fixed and varying text of a product are together what the plain way writes, for everyone', () => {
  fc.assert(
    fc.property(rows, onlookers, (row, { pricesFor, session, lowStock }) => {
      const ctx = { session: session as unknown as Session, settings: { ...sites.RTC.settings, pricesFor, lowStock } };
      const isSeller = session?.roles.includes('seller') ?? false;
      const seesPrices = pricesFor === 'everyone' || isSeller || (pricesFor === 'signedIn' && session !== null);
      const who: Onlooker = { isSeller, seesPrices, lowStock };
      const fixed = fixedText(row);
      expect(`{${fixed},${varyingText(row, who)}}`).toBe(JSON.stringify(toWire(product, cardFor(ctx, row))));
      const { id: _id, price: _price, units: _units, lastSale: _lastSale, ...rest } = row;
      expect(readFixed(fixed)).toEqual(rest);
      expect(titleIn(fixed)).toEqual({ code: row.code, name: row.name });
    }),
  );
});
