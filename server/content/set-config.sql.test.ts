import { beforeEach, describe, expect, test } from 'vitest';
import type { Output } from '#contract/contract';
import { openChanges } from '#server/database/changes';
import { historyOf } from '#server/history/history.service';
import { openLog } from '#server/log/log';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aShopWithBanners } from '#server/test/a-shop-with-banners';
import { aSeller, aSignedIn } from '#server/test/an-account';

let it: Awaited<ReturnType<typeof aShopWithBanners>>;
beforeEach(async () => {
  it = await aShopWithBanners();
});

describe('who may', () => {
  test('a SEL of the site’s own company and an administrator; to others it is a 401 or 403', async () => {
    const other = await aCompany(it.shop.database.db);
    const people = {
      customer: await aSignedIn(it.shop),
      seller: await aSignedIn(it.shop, { roles: ['seller'] }),
      sellerOfOther: await aSeller(it.shop, { sellsFor: [other.id] }),
      administrator: await aSignedIn(it.shop, { roles: ['administrator'] }),
    };
    const statuses: Record<string, number[]> = {};
    for (const [name, by] of [['visitor', undefined], ...Object.entries(people)] as const) {
      const answers = [
        await it.set('BANNER_HOME', [it.banner()], { by: by?.token }),
        await it.shop.call('config/list', {}, by?.token),
      ];
      statuses[name] = answers.map(({ status }) => status);
    }
    expect(statuses).toEqual({
      visitor: [401, 401],
      customer: [403, 403],
      seller: [403, 404],
      sellerOfOther: [403, 404],
      administrator: [200, 200],
    });
  });
});

describe('what is kept', () => {
  test('the test copy apart from what visitors see, until it is sent there', async () => {
    await it.set('BANNER_HOME', [it.banner()]);
    await it.set('TEST_BANNER_HOME', [{ ...it.banner(), title: 'De prueba' }]);
    expect((await it.shown('BANNER_HOME')).map(({ title }) => title)).toEqual(['Impresoras']);
    expect((await it.shown('TEST_BANNER_HOME', it.token)).map(({ title }) => title)).toEqual(['De prueba']);
    const groups = async () => (await it.shop.call('config/list', {}, it.token)).data as Output<'config/list'>['data'];
    const of = async () => (await groups()).find(({ key }) => key === 'BANNER_HOME');
    expect(await of()).toMatchObject({ hasChanges: true });
    await it.set('BANNER_HOME', [{ ...it.banner(), title: 'De prueba' }]);
    const { production, test: copy, hasChanges } = (await of()) ?? {};
    expect([hasChanges, production]).toEqual([false, copy]);
    expect(await groups()).toHaveLength(3);
  });

  test('what is shown becomes the test too; a test that said something else is in the history', async () => {
    const titles = async () =>
      Promise.all(
        ['BANNER_HOME', 'TEST_BANNER_HOME'].map(async (key) =>
          (await it.shown(key, it.token)).map(({ title }) => title),
        ),
      );
    const named = (...names: string[]) => names.map((title) => ({ ...it.banner(), title }));
    await it.set('TEST_BANNER_HOME', named('Prueba vieja'));
    await it.set('BANNER_HOME', named('Uno', 'Dos', 'Tres'));
    expect(await titles()).toEqual([
      ['Uno', 'Dos', 'Tres'],
      ['Uno', 'Dos', 'Tres'],
    ]);
    await it.set('BANNER_HOME', named('Uno', 'Dos'));
    expect(await titles()).toEqual([
      ['Uno', 'Dos'],
      ['Uno', 'Dos'],
    ]);
    // The second save replaced nothing that the test alone had said.
    const told = await historyOf(it.shop.ctx, { entity: 'config', id: 'TEST_BANNER_HOME', site: 'RTC' });
    expect(told.map(({ from }) => (from as { title: string }[]).map(({ title }) => title))).toEqual([
      ['Prueba vieja'],
      [],
    ]);
    const refused = await it.set('BANNER_HOME', named('Otro'), { before: '[]' });
    expect(refused.status).toBe(409);
    expect(await titles()).toEqual([
      ['Uno', 'Dos'],
      ['Uno', 'Dos'],
    ]);
  });

  test('banners numbered in their order, with the shop’s own path of a picture; one whose pictures were taken away is gone', async () => {
    const forged = { ...it.banner(), image: { ...it.picture(0), image: 'otra/cosa' }, sd: it.picture(1), id: 77 };
    const bare = { ...it.banner(), id: 1, image: null };
    expect((await it.set('BANNER_3D', [bare, forged, it.banner()])).status).toBe(200);
    expect(await it.shown('BANNER_3D')).toMatchObject([
      { id: 1, image: it.picture(0), sd: it.picture(1) },
      { id: 2, image: it.picture(0), sd: null },
    ]);
  });

  test('banners without a title, whose pictures are named', async () => {
    const answers = [
      await it.set('BANNER_HOME', [{ ...it.banner(), title: ' ' }, it.banner()]),
      await it.set('BANNER_HOME', [{ ...it.banner(), title: null }, it.banner()]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await it.shown('BANNER_HOME')).toEqual([
      { ...it.banner(), id: 1, title: '', image: { ...it.picture(0), name: 'ancha' } },
      { ...it.banner(), id: 2 },
    ]);
  });

  test.each([{ id: 0 }, {}])('no new banner without a picture (%j)', async (more) => {
    const { status, fields } = await it.set('BANNER_3D', [it.banner(), { ...it.banner(), ...more, image: null }]);
    expect([status, fields]).toEqual([422, { 'items.1.image': 'Elegí una imagen, o subí una' }]);
    expect(await it.shown('BANNER_3D')).toEqual([]);
  });

  test('no picture that is removed at the same time', async () => {
    for (const { id } of it.pictures) {
      const [saved, removed] = await Promise.all([
        it.set('BANNER_HOME', [{ ...it.banner(), image: { id, image: '' } }]),
        it.shop.call('image/remove', { id }, it.token),
      ]);
      expect([saved.status, removed.status].toSorted((a, b) => a - b)).toEqual(
        saved.status === 200 ? [200, 409] : [200, 422],
      );
      await it.set('BANNER_HOME', []);
    }
  });

  test('releases by codes, each once in its group', async () => {
    await aProduct(it.shop, { code: 'NUEVO-1' });
    const { data } = await it.set('RELEASES_HOME', [{ title: ' Nuevos ', codes: ['NUEVO-1', 'NUEVO-1'] }]);
    expect(data).toBe('[{"title":"Nuevos","codes":["NUEVO-1"]}]');
    expect((await it.shop.call('release/list', {})).data?.map(({ title }) => title)).toEqual(['Nuevos']);
  });

  test('who changed it, from what to what; saved again it leaves no row', async () => {
    const items = JSON.parse((await it.set('TEST_BANNER_HOME', [it.banner()])).data ?? '') as unknown;
    await it.set('TEST_BANNER_HOME', [it.banner()]);
    const thing = { entity: 'config', id: 'TEST_BANNER_HOME', site: 'RTC' };
    expect(await historyOf(it.shop.ctx, thing)).toMatchObject([
      { by: 'Sergio Vidal', field: 'items', from: [], to: items },
    ]);
  });

  test('another process hears of it', async () => {
    const log = openLog('silent');
    const other = await openChanges(it.shop.database.db, log, { pauseMs: 60_000 });
    const heard: string[] = [];
    other.subscribe((changes) => {
      heard.push(...changes.filter(({ entity }) => entity === 'config').map(({ id }) => id));
    });
    await it.set('BANNER_HOME', [it.banner()]);
    await other.follow();
    await other.close();
    expect(heard).toEqual(['RTC.BANNER_HOME']);
  });
});
