import { expect, test } from 'vitest';
import type { Change } from '#server/ctx';
import { dropOldPages } from '#server/page-tags';
import { sites } from '#sites/all';

/** A shop whose visitors find these brands, and what it drops. */
const aShop = (ids: string[]) => {
  const shop = { ids, isReady: true, isBroken: false, dropped: [] as string[], hold: Promise.resolve() };
  const items = () => shop.ids.map((id) => ({ id, name: id, count: 1 }));
  let change: (changes: Change[]) => unknown = () => {};
  let renew = () => {};
  const followed = {
    database: {},
    served: [{ site: sites.RTC }],
    visitorCall: () => async (path: string) => {
      if (shop.isBroken) throw new Error('The thread of search has ended.');
      const found = items();
      await shop.hold;
      return { data: path === 'brand/list' ? found : [{ key: 'b', items: found }] };
    },
    catalogue: { moves: () => new Map() },
    changes: { subscribe: (listener: typeof change) => void (change = listener) },
    searched: {
      ready: async () => {},
      isReady: () => shop.isReady,
      onRenewed: (listener: typeof renew) => void (renew = listener),
    },
  };
  dropOldPages(followed as never, { drop: (tags) => shop.dropped.push(...tags) });
  const settled = () => new Promise((done) => setTimeout(done));
  /** The tags of brands that the shop drops at a change of what there is of them. */
  const drops = async () => {
    await settled();
    shop.dropped = [];
    await change([{ entity: 'menu', id: 'brands' }]);
    return shop.dropped.filter((tag) => /^(brands|makers)/.test(tag));
  };
  /** Answers that are asked for from now on wait until they are released. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.hold = promise;
    return async () => {
      shop.hold = Promise.resolve();
      resolve();
      await settled();
    };
  };
  return { shop, drops, settled, hold, change: (...changes: Change[]) => change(changes), renew: () => renew() };
};

test('where the same brands are found nothing is dropped, from the first change on', async () => {
  const { shop, drops } = aShop(['1', '2']);
  expect(await drops()).toEqual([]);
  shop.ids = ['1'];
  expect(await drops()).toEqual(['brands:1', 'makers:1']);
  expect(await drops()).toEqual([]);
});

test('what a new index brought is what the next change is compared with', async () => {
  const { shop, drops, renew } = aShop(['1', '2']);
  await drops();
  shop.ids = ['1'];
  renew();
  expect(shop.dropped).toEqual(expect.arrayContaining(['brands', 'makers']));
  expect(await drops()).toEqual([]);
  shop.ids = ['1', '2'];
  expect(await drops()).toEqual(['brands:1', 'makers:1']);
});

test('while memory is not ready all are dropped, and after it once more', async () => {
  const { shop, drops } = aShop(['1']);
  await drops();
  shop.isReady = false;
  expect(await drops()).toEqual(['brands', 'makers']);
  shop.isReady = true;
  expect(await drops()).toEqual(['brands:1', 'makers:1']);
});

test('what moves while brands are learned, and memory is not ready, is learned too', async () => {
  const { shop, drops, settled, hold, change, renew } = aShop(['1', '2']);
  await drops();
  const release = hold();
  renew();
  await settled();
  Object.assign(shop, { ids: ['1'], isReady: false });
  await change({ entity: 'menu', id: 'brands' });
  shop.isReady = true;
  await release();
  shop.ids = ['1', '2'];
  expect(await drops()).toEqual(['brands:1', 'makers:1']);
});

test('of two indexes that come at once the newer one’s brands are learned', async () => {
  const { shop, drops, settled, hold, renew } = aShop(['1', '2']);
  await drops();
  const releaseFirst = hold();
  renew();
  await settled();
  shop.ids = ['1'];
  const releaseSecond = hold();
  renew();
  await settled();
  await releaseFirst();
  await releaseSecond();
  shop.ids = ['1', '2'];
  expect(await drops()).toEqual(['brands:1', 'makers:1']);
});

test('what moves while a change is looked at is taken for others at the next one', async () => {
  const { shop, drops, settled, hold, change, renew } = aShop(['1', '2']);
  await drops();
  const release = hold();
  const looking = change({ entity: 'menu', id: 'brands' });
  shop.ids = ['1'];
  renew();
  await settled();
  await release();
  await looking;
  shop.ids = ['1', '2'];
  expect(await drops()).toEqual(['brands:1', 'makers:1']);
});

test('what is known to be old is dropped where search cannot tell its brands, and told again', async () => {
  const { shop, drops, change } = aShop(['1']);
  await drops();
  shop.isBroken = true;
  shop.dropped = [];
  await expect(change({ entity: 'family', id: '7' })).rejects.toThrow('has ended');
  expect(shop.dropped).toEqual(['family']);
  shop.isBroken = false;
  expect(await drops()).toEqual(['brands', 'makers']);
});
