import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Input } from '#contract/contract';
import { saveProducts } from '#server/catalogue/save-products.service';
import { createPageCache } from '#server/http/page-cache';
import { inTransaction } from '#server/in-transaction';
import { dropOldPages, tagsShown } from '#server/page-tags';
import { aProduct } from '#server/test/a-product';
import { aQuery } from '#server/test/search/a-document';
import { aGate, heldSearch } from '#server/test/search/held-search';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

const gate = aGate();
const pages = createPageCache(2 ** 20);
let shop: TestShop;
const many = 1_300;

beforeAll(async () => {
  shop = await testShop({ search: heldSearch(gate) });
  dropOldPages(shop, pages);
  const { brandId } = await aProduct(shop, { categoryId: '1.1', name: 'Placa', code: 'PLACA' });
  const rows = Array.from({ length: many }, (_, at) => ({
    code: `SERIE-${at}`,
    name: `Resistencia ${at}`,
    categoryId: '1.1',
    brandId,
    price: 10,
  }));
  await inTransaction(shop.ctx, (inside) => saveProducts(inside, rows));
  await shop.catalogue.ready();
  // A saved change may still be on its way into the index, which the tests then hold back.
  await vi.waitFor(async () => expect((await list()).resultCount).toBe(many + 1), { timeout: 50_000 });
});

const asked: Input<'product/filter'> = { filters: {}, rowIndex: 0, rowsMax: 5 };
const list = async (given: Partial<Input<'product/filter'>> = {}) => {
  const { data = [], resultCount } = await shop.call('product/filter', { ...asked, ...given });
  return { codes: data.map(({ code }) => code), resultCount };
};
const found = async (text: string) => (await list({ filters: { text } })).resultCount;
const forSellers = async () => (await shop.catalogue.search(() => aQuery({ seesAll: true }))).total;
/** How many products a kept page of the list tells. */
const page = async () => {
  const { body } = await pages.answer('list', async (tags) => {
    const answer = await shop.visitorCall(sites.RTC)('product/filter', asked);
    for (const tag of tagsShown('product/filter', answer, { input: asked, root: '1' })) tags.add(tag);
    const text = Buffer.from(String(answer.resultCount));
    return { status: 200, headers: new Headers(), body: () => text, cost: 100 };
  });
  return Number(await body('identity'));
};
const save = (given: (at: number) => object) =>
  inTransaction(shop.ctx, (inside) =>
    saveProducts(
      inside,
      Array.from({ length: many }, (_, at) => ({ code: `SERIE-${at}`, ...given(at) })),
    ),
  );
const renewal = () => new Promise<void>((resolve) => shop.searched.onRenewed(resolve));

describe('while the index of a big change is being built, lists and kept pages', () => {
  beforeEach(() => gate.close());

  test('lose at once what it hides, and do not get it back', async () => {
    expect([(await list()).resultCount, await page()]).toEqual([many + 1, many + 1]);
    const renewed = renewal();
    await save(() => ({ isPublic: false }));
    for (const _ of ['once', 'again']) {
      expect(await list()).toEqual({ codes: ['PLACA'], resultCount: 1 });
      expect([await found('resistencia'), await found('SERIE-7'), await page()]).toEqual([0, 0, 1]);
    }
    expect(await forSellers()).toBe(many + 1);
    gate.open();
    await renewed;
    expect([(await list()).resultCount, await page(), await forSellers()]).toEqual([1, 1, many + 1]);
  });

  test('get what it shows with its new words, and are made anew then', async () => {
    const renewed = renewal();
    await save((at) => ({ isPublic: true, name: `Bobina ${at}` }));
    // By their old words nobody could find them before.
    expect([await found('resistencia'), await found('bobina'), await page()]).toEqual([0, 0, 1]);
    gate.open();
    await renewed;
    expect([await found('resistencia'), await found('bobina'), await page()]).toEqual([0, many, many + 1]);
  });

  test('stand in the order of its prices', async () => {
    const renewed = renewal();
    await save((at) => ({ price: at === 7 ? 1 : 5_000 + at }));
    expect((await list({ orderBy: 'PLO' })).codes.slice(0, 3)).toEqual(['SERIE-7', 'PLACA', 'SERIE-0']);
    gate.open();
    await renewed;
    expect((await list({ orderBy: 'PLO' })).codes.slice(0, 3)).toEqual(['SERIE-7', 'PLACA', 'SERIE-0']);
  });
});
