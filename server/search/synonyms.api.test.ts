import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openChanges } from '#server/database/changes';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { openSettings, saveSetting } from '#server/settings/settings.service';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';
import { rtc } from '#sites/rtc';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await aProduct(shop, { code: 'MUL-1', name: 'Multímetro digital' });
  await aProduct(shop, { code: 'DUP-1', name: 'Cable Dupont macho hembra' });
  await aProduct(shop, { code: 'CAB-1', name: 'Cable USB' });
});
afterAll(() => shop.close());

const found = async (text: string) => {
  const { data, nearest } = await shop.call('product/filter', { filters: { text }, rowIndex: 0, rowsMax: 10 });
  return { codes: data?.map(({ code }) => code), nearest };
};
const save = (synonyms: string) =>
  inTransaction(shop.ctx, (inside) => saveSetting(inside.db, 'RTC', 'synonyms', synonyms));

test('synonyms hold from the next request on, and within 2 s in another process', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const changes = await openChanges(shop.database.db, openLog('silent'));
  onTestFinished(() => changes.close());
  const elsewhere = await openSettings(shop.database.db, [rtc]);
  changes.subscribe(elsewhere.onChanges);
  expect(await found('polímetro')).toEqual({ codes: [], nearest: false });
  await save('polímetro = multímetro\nparche = cable dupont');
  expect(await found('polimetros')).toEqual({ codes: ['MUL-1'], nearest: false });
  expect(await found('parche hembra')).toEqual({ codes: ['DUP-1'], nearest: false });
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.poll(() => elsewhere.of(rtc).synonyms).toMatch(/^polímetro/);
  await save('');
  expect(await found('polímetro')).toEqual({ codes: [], nearest: false });
});

test('a list with an error is not saved', async () => {
  await expect(save('multímetro')).rejects.toThrow('Línea 1: escribí al menos dos formas');
});
