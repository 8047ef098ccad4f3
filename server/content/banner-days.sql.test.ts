import { beforeEach, describe, expect, test } from 'vitest';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { anImage } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let image: { id: number; path: string };
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop)).token;
  image = await anImage(shop, { target: 'banner' });
});

const picture = () => ({ id: image.id, image: image.path });
const banner = () => ({ color: '#102030', link: '', title: 'Impresoras', image: picture(), sd: null });
const set = (key: string, items: unknown) => shop.call('config/set', { key, value: JSON.stringify(items) }, token);
const shown = async (key: string, by?: string) =>
  JSON.parse((await shop.call('config/getPublic', { key }, by)).data ?? '') as Record<string, unknown>[];

describe('a banner’s days', () => {
  test('are those on which visitors see it, Montevideo time; sellers always do', async () => {
    const days = [
      { title: 'Hoy', from: '2026-11-20', until: '2026-11-20' },
      { title: 'Mañana', from: '2026-11-21' },
      { title: 'Ayer', until: '2026-11-19' },
      { title: 'Siempre', from: '', until: null },
    ];
    await set(
      'BANNER_HOME',
      days.map((one) => ({ ...banner(), ...one })),
    );
    const titles = async (by?: string) => (await shown('BANNER_HOME', by)).map(({ title }) => title);
    expect(await titles()).toEqual(['Hoy', 'Siempre']);
    shop.clock.now = new Date('2026-11-21T02:59:59Z');
    expect(await titles()).toEqual(['Hoy', 'Siempre']);
    shop.clock.now = new Date('2026-11-21T03:00:00Z');
    expect(await titles()).toEqual(['Mañana', 'Siempre']);
    expect(await titles(token)).toEqual(['Hoy', 'Mañana', 'Ayer', 'Siempre']);
    expect(Object.keys((await shown('BANNER_HOME'))[0] ?? {})).not.toContain('from');
  });

  test('are for how long a page may keep them', async () => {
    await set('BANNER_HOME', [{ ...banner(), until: '2026-11-20' }]);
    const held: number[] = [];
    const call = shop.visitorCall(shop.ctx.site, (seconds) => held.push(seconds));
    await call('config/getPublic', { key: 'BANNER_HOME' });
    const now = shop.clock.now.getTime();
    expect(held).toEqual([(new Date('2026-11-21T03:00:00Z').getTime() - now) / 1000]);
  });
});
