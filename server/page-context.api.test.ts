import { beforeAll, expect, test } from 'vitest';
import { pageContext } from '#server/page-context';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import * as contexts from '#web/context';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const nothing = () => {};
const callOfAPage = () => {
  const report = {
    origin: 'http://tienda.test',
    isDemo: false,
    known: true,
    mark: 'm-1',
    shows: nothing,
    serves: () => true,
    failed: nothing,
    holdsFor: nothing,
  };
  return pageContext(shop, sites.RTC, report).get(contexts.shop).call;
};

test.each(['nope', 'x'.repeat(61), 'P\0'])(
  'a code in an address that no product has, %j, is a page that does not exist',
  async (code) => {
    await expect(callOfAPage()('product/find', { code })).rejects.toMatchObject({ init: { status: 404 } });
  },
);
