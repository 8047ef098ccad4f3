import { randomUUID } from 'node:crypto';
import { aProduct } from '#server/test/a-product';
import type { EveryCall } from '#server/test/call-row';
import { keyTo } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

type Given = Parameters<typeof aProduct>[1];

/** A product that nobody can have now, asked for by its code. */
export const aMissing = async (shop: TestShop, given: Given = {}) => ({
  code: (await aProduct(shop, { ...given, code: `FALTA-${randomUUID()}`, stock: {} })).code,
});

/** The same, by a visitor. */
export const anAsk = async (shop: TestShop, given?: Given) => ({
  ...(await aMissing(shop, given)),
  email: `${randomUUID()}@ejemplo.uy`,
});

/** The confirmation of such an ask. */
export const aConfirmation = async (shop: TestShop, given?: Given) => {
  const asked = await anAsk(shop, given);
  await shop.call('arrival/add', asked, undefined, { client: randomUUID() });
  return { key: await keyTo(shop, asked.email, '/avisos/confirmar/') };
};

const subscription = async (shop: TestShop, value: string) => {
  await shop.call('suscription/add', { type: 'NEM', value }, undefined, { client: randomUUID() });
  return { key: await keyTo(shop, value, '/confirmar/') };
};

/** The rows of `every-call.ts` about what a mailbox is asked whether it wants it. */
export const mailboxRows = (shop: TestShop) =>
  ({
    'suscription/add': ['visitor', 7, () => ({ type: 'NEM', value: 'lectora@ejemplo.uy' })],
    'suscription/confirm': ['visitor', 7, () => subscription(shop, 'otra-lectora@ejemplo.uy')],
    'favourite/set': ['customer', 8, async () => ({ code: (await aProduct(shop)).code, isOn: true })],
    'arrival/add': ['visitor', 9, () => anAsk(shop)],
    'arrival/addOwn': ['customer', 9, () => aMissing(shop)],
    'arrival/confirm': ['visitor', 4, () => aConfirmation(shop)],
  }) satisfies Partial<EveryCall>;
