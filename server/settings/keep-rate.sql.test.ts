import { beforeEach, expect, test, vi } from 'vitest';
import { keepRate, startRateTimer } from '#server/settings/keep-rate.service';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const today = '2026-11-20';
const yesterday = { value: 40, date: '2026-11-19' };
const rateNow = () => shop.at('RTC').ctx.settings.rate;
const history = () => shop.ctx.db.selectFrom('history').select(['field', 'to_value as to']).execute();

test('a rate of another day gives way to what the source says, with a line in the history', async () => {
  await keepRate(shop.ctx, async () => 40.5);
  expect(rateNow()).toEqual({ value: 40.5, date: today });
  await setSetting(shop, 'rate', yesterday);
  await keepRate(shop.ctx, async () => 43.9);
  expect(rateNow()).toEqual({ value: 43.9, date: today });
  expect((await history()).map(({ field }) => field)).toEqual(['rate', 'rate']);
});

test.each([0.0247, 19.9, 1450])('a first one that is no price of a dollar in pesos is refused: %f', async (value) => {
  await keepRate(shop.ctx, async () => value);
  expect(rateNow()).toBeNull();
});

test('one of today stays, and nobody is asked', async () => {
  await setSetting(shop, 'rate', { value: 40, date: today });
  const source = vi.fn(async () => 41);
  await keepRate(shop.ctx, source);
  expect(source).not.toHaveBeenCalled();
  expect(rateNow()).toEqual({ value: 40, date: today });
});

test.each([36.1, 43.9])('one within a tenth is taken: %f', async (value) => {
  await setSetting(shop, 'rate', yesterday);
  await keepRate(shop.ctx, async () => value);
  expect(rateNow()?.value).toBe(value);
});

test.each([
  ['a tenth higher', async () => 44.01],
  ['a tenth lower', async () => 35.99],
  ['nothing', () => Promise.reject(new Error('status 503'))],
])('where the source says %s the rate stands', async (_, source) => {
  await setSetting(shop, 'rate', yesterday);
  await keepRate(shop.ctx, source);
  expect(rateNow()).toEqual(yesterday);
});

test('a rate that is set by hand while the source is read stays', async () => {
  await setSetting(shop, 'rate', yesterday);
  await keepRate(shop.ctx, async () => {
    await setSetting(shop, 'rate', { value: 41, date: today });
    return 40.2;
  });
  expect(rateNow()).toEqual({ value: 41, date: today });
});

test('a demo’s rate is of today each day, without a source and without a word in the history', async () => {
  await setSetting(shop, 'rate', yesterday);
  await keepRate(shop.ctx, undefined);
  expect(rateNow()).toEqual(yesterday);
  await shop.ctx.db.insertInto('shop').values({ is_demo: true }).execute();
  await keepRate(shop.ctx, () => Promise.reject(new Error('asked')));
  expect(rateNow()).toEqual({ value: 40, date: today });
  expect(await history()).toEqual([]);
});

test('it is read as the shop starts, for each site', async () => {
  const both = await testShop({ beside: ['NAM'] });
  const contexts = (['RTC', 'NAM'] as const).map((id) => both.at(id).ctx);
  const timer = startRateTimer(
    () => contexts,
    async () => 40.5,
  );
  const rates = () => (['RTC', 'NAM'] as const).map((id) => both.at(id).ctx.settings.rate?.value);
  await expect.poll(rates).toEqual([40.5, 40.5]);
  await timer.close();
});
