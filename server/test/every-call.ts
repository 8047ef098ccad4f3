import { randomUUID } from 'node:crypto';
import type { CallPath } from '#contract/contract';
import { countQueries } from '#server/database/count-queries';
import { bulkInputs } from '#server/test/a-bulk-change';
import { aCfe } from '#server/test/a-cfe';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { companyRegistration, registration } from '#server/test/a-registration';
import { setupInput } from '#server/test/a-setup-key';
import { aSlip } from '#server/test/a-slip';
import { staffRows } from '#server/test/a-staff-member';
import { anAccount, aSeller, aSignedIn } from '#server/test/an-account';
import { importRows } from '#server/test/an-import-row';
import { anOrder, placeOrder, readyForOrders } from '#server/test/an-order';
import { type EveryCall, type Role, sampleRows } from '#server/test/call-row';
import { categoryRows } from '#server/test/category-calls';
import { mailboxRows } from '#server/test/mailbox-calls';
import { keyTo, linkTo } from '#server/test/mails';
import { partsCalls } from '#server/test/parts-calls';
import { paymentCalls } from '#server/test/payment-calls';
import { anImage, anUpload } from '#server/test/pictures';
import { placingCalls } from '#server/test/placing-calls';
import { sampleShop } from '#server/test/sample-shop';
import type { TestShop } from '#server/test/shop';

type People = Record<Exclude<Role, 'visitor'>, Person>;
type Person = Awaited<ReturnType<typeof aSignedIn>>;

const productsMost = 12;
const tracked = { tracking: { value: '884422', before: null } };
export const listed = { filters: {}, rowIndex: 0, rowsMax: 100 };

/** A shop's people and products, and for each call an input that succeeds; the last ones end the customer's session. */
export const everyCall = async (shop: TestShop) => {
  await readyForOrders(shop);
  const products: { code: string; price: number }[] = [];
  for (let at = 0; at < productsMost; at++)
    products.push(await aProduct(shop, { code: `MEDIDA-${at}`, name: `Sensor ${at}`, stock: { BUL: 500, CLA: 3 } }));
  const gol = await aVehicle(shop);
  await aFamily(shop, {
    family: 'MEDIDA-F',
    fitments: [{ vehicleId: gol.id }],
    products: [{ code: 'MEDIDA-F1', categoryId: '1.1' }],
  });
  const sample = await sampleShop(shop);
  const people: People = {
    customer: await aSignedIn(shop),
    company: await aSignedIn(shop, { companyId: sample.buyerId }),
    seller: await aSeller(shop),
    administrator: await aSignedIn(shop, { roles: ['administrator'] }),
  };
  const keeper = shop.database.db.updateTable('account').where('id', '=', people.customer.id);
  await keeper.set({ vehicle_id: gol.id }).execute();
  const bought = (count = productsMost) => ({ order: anOrder(products.slice(0, count)) });
  /** A new order of the customer, whose earlier ones no longer wait: only so many may. */
  const placed = async (): Promise<string> => {
    const { customer } = people;
    const own = shop.database.db.updateTable('orders').where('account_id', '=', customer.id);
    await own.set({ state: 'CAN', holds_stock: false }).execute();
    return (await placeOrder(shop, customer.token, bought(1).order)).guid;
  };
  const paid = async (state: 'PAP' | 'DIS' = 'PAP'): Promise<string> => {
    const guid = await placed();
    await shop.database.db.updateTable('orders').set({ state }).where('guid', '=', guid).execute();
    return guid;
  };
  const activation = async (email: string) => {
    await shop.call('user/addWithPerson', registration(email), undefined, { client: randomUUID() });
    return { guid: await keyTo(shop, email, '/activar/') };
  };
  const shownImage = async () => {
    const { id } = await anImage(shop);
    await aProduct(shop, { code: 'CON-FOTO', images: [id] });
    return id;
  };
  const resetInput = async () => {
    const { email } = await anAccount(shop);
    await shop.call('user/restorePwdStep1', { email }, undefined, { client: randomUUID() });
    const link = await linkTo(shop, email, '/restablecer');
    return { key: link.split('/').pop() ?? '', email, newPassword: 'secreta2' };
  };

  const bulk = bulkInputs(shop, people.seller.token);

  // More statements than before are a decision. The calls that visitors make most send none.
  const calls: EveryCall = {
    'product/filter': ['visitor', 0, () => ({ ...listed, filters: { text: 'sensor' } })],
    'product/suggest': ['visitor', 0, () => ({ text: 'sensor' })],
    'product/find': ['visitor', 1, () => ({ code: 'MEDIDA-1' })],
    'product/listRelated': ['visitor', 4, () => ({ code: 'MEDIDA-1' })],
    'product/add': [
      'seller',
      18,
      () => ({ product: { code: 'MEDIDA-NUEVA', name: 'Placa', brandId: gol.brandId, categoryId: '1.1', price: 990 } }),
    ],
    'product/update': [
      'seller',
      19,
      () => ({
        code: 'MEDIDA-1',
        parms: { dua: { value: '2026-9', before: null } },
        specifications: [{ mode: 'INS', key: 'Tensión', value: '5 V' }],
      }),
    ],
    'product/previewMany': ['seller', 4, bulk.ask],
    'product/updateMany': ['seller', 17, bulk.update],
    'product/undoMany': ['seller', 16, bulk.undo],
    ...importRows(shop),
    'stock/find': ['visitor', 2, () => ({ code: 'MEDIDA-1' })],
    'stock/listByCodes': ['visitor', 2, () => ({ codes: products.map(({ code }) => code) })],
    'stock/filter': ['seller', 3, () => listed],
    'panel/find': ['seller', 5, () => ({ text: '211003420017' })],
    'stock/listHolds': ['seller', 2, () => ({ code: 'MEDIDA-1' })],
    'stock/set': [
      'seller',
      14,
      () => ({ code: 'MEDIDA-2', branchCode: 'BUL', quantity: 499, before: 500, reason: 'Roto' }),
    ],
    'stock/count': [
      'seller',
      14,
      () => ({ branchCode: 'BUL', items: [{ code: 'MEDIDA-3', quantity: 498, before: 500 }] }),
    ],
    'stock/transfer': [
      'seller',
      15,
      () => ({ code: 'MEDIDA-4', fromBranchCode: 'BUL', toBranchCode: 'CLA', quantity: 5, before: 500 }),
    ],
    ...partsCalls(gol),
    ...categoryRows(shop, people.seller.token),
    'category/list': ['visitor', 0, () => ({})],
    'category/find': ['visitor', 0, () => ({ categoryId: '1.1' })],
    'brand/list': ['visitor', 0, () => ({})],
    'brand/listByCategory': ['visitor', 0, () => ({ categoryId: '1.1' })],
    'brand/count': ['visitor', 0, () => ({})],
    'category/listTop': ['visitor', 0, () => ({})],
    'provider/list': ['visitor', 1, () => ({})],
    'release/list': ['visitor', 2, () => ({})],
    'config/set': [
      'seller',
      11,
      () => ({ key: 'TEST_RELEASES_HOME', value: '[{"title":"Nuevos","codes":["MEDIDA-1"]}]' }),
    ],
    'config/list': ['seller', 4, () => ({})],
    'setting/find': ['administrator', 3, () => ({})],
    'setting/update': ['administrator', 13, () => ({ parms: { depositDays: { value: 4, before: 3 } } })],
    'setting/listLegalVersions': ['administrator', 2, () => ({})],
    'setting/locate': ['administrator', 1, () => ({ address: 'Rincón 500', city: 'Salto', state: 'Salto' })],
    'content/preview': ['seller', 5, () => ({})],
    'product/listByCodes': ['visitor', 1, () => ({ codes: products.map(({ code }) => code) })],
    'config/getPublic': ['visitor', 1, () => ({ key: 'BANNER_HOME' })],
    'image/add': [
      'seller',
      24,
      async () => ({
        filePath: await anUpload(shop, people.seller.id),
        image: { name: 'MEDIDA-2.jpg', target: 'product', before: (await anImage(shop)).id },
      }),
    ],
    'image/find': ['visitor', 1, async () => ({ id: await shownImage() })],
    'image/listByTarget': ['seller', 7, () => ({ target: 'product', filters: { text: 'foto' } })],
    'image/update': [
      'seller',
      17,
      async () => ({ id: (await anImage(shop)).id, parms: { name: { value: 'MEDIDA-3.jpg', before: 'foto.jpg' } } }),
    ],
    'image/match': ['seller', 4, () => ({ names: ['medida 4.jpg', 'otra.png'] })],
    'image/remove': ['seller', 15, async () => ({ id: (await anImage(shop)).id })],
    'image/removeUnused': ['seller', 11, async () => ({ ids: [(await anImage(shop)).id] })],
    'state/list': ['visitor', 1, () => ({})],
    'city/list': ['visitor', 1, () => ({})],
    'order/options': ['visitor', 1, () => ({})],
    'order/add': ['customer', 19, () => bought(1)],
    ...placingCalls(shop, products),
    'order/find': ['customer', 2, async () => ({ orderId: await placed() })],
    'order/filter': ['customer', 3, () => listed],
    'order/pay': ['customer', 7, async () => ({ orderId: await placed(), paymentId: 'SADE' })],
    'order/cancel': ['customer', 19, async () => ({ orderId: await placed() })],
    'order/changeState': [
      'seller',
      11,
      async () => ({ orderId: await placed(), state: 'PAP', sendEmail: true, reason: 'Llegó el depósito' }),
    ],
    ...(await paymentCalls(shop, placed)),
    'order/addCfe': [
      'seller',
      12,
      async () => ({ orderId: await placed(), cfe: { type: 101, series: 'A', number: 1 } }),
    ],
    'order/removeCfe': ['seller', 9, async () => aCfe(shop, await placed())],
    'order/mark': ['seller', 11, async () => ({ orderId: await paid(), mark: 'prepared', isSet: true })],
    'order/changeDispatch': [
      'seller',
      14,
      async () => ({ orderId: await paid('DIS'), parms: tracked, sendEmail: true }),
    ],
    'order/addNote': ['seller', 10, async () => ({ orderId: await placed(), text: 'Pasa el lunes' })],
    'slip/filter': ['seller', 4, () => listed],
    'slip/approve': ['seller', 14, async () => ({ slipId: await aSlip(shop, await placed()) })],
    'slip/reject': [
      'seller',
      14,
      async () => ({ slipId: await aSlip(shop, await placed()), reason: 'No llegó el depósito' }),
    ],
    'user/get': ['customer', 4, () => ({ guid: people.customer.guid })],
    'user/update': [
      'customer',
      10,
      () => ({ guid: people.customer.guid, parms: { vehicleId: { value: gol.id, before: gol.id } } }),
    ],
    ...staffRows(shop),
    ...sampleRows(sample),
    'user/addWithPerson': ['visitor', 19, () => registration('una@ejemplo.uy')],
    'user/addWithCompany': ['visitor', 20, () => companyRegistration('otra@ejemplo.uy')],
    'user/activate': ['visitor', 8, () => activation('activa@ejemplo.uy')],
    'user/checkActivation': ['visitor', 2, () => activation('mira@ejemplo.uy')],
    'user/resendActivation': [
      'visitor',
      6,
      async () => ({ email: (await anAccount(shop, { isActive: false })).email }),
    ],
    'user/restorePwdStep1': ['visitor', 6, async () => ({ email: (await anAccount(shop)).email })],
    'user/restorePwdStep2': ['visitor', 11, resetInput],
    'user/addFirstAdministrator': ['visitor', 12, () => setupInput(shop, people.administrator.email)],
    'user/changePwd': ['customer', 9, () => ({ password: people.customer.password, newPassword: 'secreta2' })],
    'utils/email/sendContact': [
      'visitor',
      4,
      () => ({
        name: 'Ana',
        phone: '099 123 456',
        email: 'ana@ejemplo.uy',
        subject: 'Horario',
        message: '¿Abren hoy?',
      }),
    ],
    ...mailboxRows(shop),
    'user/logout': ['customer', 2, () => ({})],
  };
  /** Makes the call and remembers what it sent to the database. */
  const ask = async (path: CallPath, as: Role, input: unknown) => {
    const token = as === 'visitor' ? undefined : people[as].token;
    return countQueries(() => shop.call(path, input as never, token, { client: randomUUID() }));
  };
  return { people, bought, calls, ask };
};
