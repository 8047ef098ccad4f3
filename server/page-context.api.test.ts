import { beforeAll, expect, test } from 'vitest';
import { pageContext } from '#server/page-context';
import { Refusal } from '#server/refusal';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import * as contexts from '#web/context';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const nothing = () => {};
const contextOfAPage = (of: TestShop = shop, failed: (error: unknown) => void = nothing) => {
  const report = {
    origin: 'http://tienda.test',
    isDemo: false,
    isPreparing: false,
    sendsMail: true,
    known: true,
    mark: 'm-1',
    facts: [],
    requestId: 'r-1',
    shows: nothing,
    serves: () => true,
    allows: () => {},
    failed,
    holdsFor: nothing,
  };
  return pageContext(of, sites.RTC, report);
};
const callOfAPage = (...of: Parameters<typeof contextOfAPage>) => contextOfAPage(...of).get(contexts.shop).call;

test('a page knows the ways to pay that are offered, no others', () => {
  const { settings } = contextOfAPage().get(contexts.site);
  expect(settings.payments.map(({ id }) => id)).toEqual(['ABGI']);
});

test.each(['nope', 'x'.repeat(61), 'P\0'])(
  'a code in an address that no product has, %j, is a page that does not exist',
  async (code) => {
    await expect(callOfAPage()('product/find', { code })).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('calls of a page that fail are reported once, and name the request', async () => {
  const failures: unknown[] = [];
  const cause = new Error('no answer');
  const visitorCall = () => () => Promise.reject(new Refusal('call.busy', {}, {}, { cause }));
  const call = callOfAPage({ ...shop, visitorCall }, (error) => failures.push(error));
  for (let at = 0; at < 2; at += 1) {
    await expect(call('brand/list', {})).rejects.toMatchObject({ data: { requestId: 'r-1' }, init: { status: 503 } });
  }
  expect(failures).toEqual([cause]);
});
