import { beforeEach, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOnlineShop } from '#server/test/an-online-order';
import { anOrder, aPickup, inState, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await readyForOrders(shop);
  ana = await aSignedIn(shop, { firstName: 'Ana', email: 'ana@ejemplo.uy' });
  seller = await aSeller(shop);
});

const board = () => aProduct(shop, { stock: { BUL: 9 } });
const newest = async () => (await mailsOf(shop)).at(-1)?.text ?? '';
const changed = async (orderId: string, state: OrderState) => {
  const answer = await shop.call('order/changeState', { orderId, state, sendEmail: true }, seller.token);
  expect(answer.status).toBe(200);
  return newest();
};

test('an order’s mail greets, and says who receives it, how to get there and whom to phone when', async () => {
  const where = { addressRecipient: 'Beto Sosa', addressObservation: 'Timbre 3', phoneObservation: 'de 9 a 18' };
  await placeOrder(shop, ana.token, anOrder([await board()], where));
  const text = await newest();
  expect(text).toMatch(/^Hola, Ana:\n/);
  expect(text).toContain(
    'Va a: Bulevar Artigas 1234, Montevideo, Montevideo\nRecibe: Beto Sosa\nIndicaciones: Timbre 3\n' +
      'Pago: Depósito Santander\nTeléfono: 099 123 456 (de 9 a 18)\n',
  );
});

test('the mail of an order that is paid online says first that the payment is missing, with the way to pay', async () => {
  const it = await anOnlineShop();
  const { guid } = await it.place('PYPL');
  const { link } = await it.find(guid);
  const text = (await mailsOf(it.shop)).find(({ to }) => to === 'ana@ejemplo.uy')?.text ?? '';
  expect(text).toMatch(
    /^Hola, Ana:\n\nRecibimos tu pedido y todavía no recibimos el pago\. Te lo guardamos hasta el [^;]+; si ya pagaste, /,
  );
  expect(text).toContain(`\n\nPagar ahora:\nhttp://tienda.test${link}\n\nEste es tu pedido:\n`);
  expect(text).not.toContain('Gracias por tu compra');
  expect(text.split(link)).toHaveLength(2);
});

test('leaves out of it what nobody wrote', async () => {
  await placeOrder(shop, ana.token, anOrder([await board()]));
  const text = await newest();
  expect(text).toContain('Montevideo\nPago: Depósito Santander\nTeléfono: 099 123 456\n');
  expect(text).not.toMatch(/Recibe|Indicaciones|Agencia|null/);
});

test('greets a company by its name', async () => {
  const taller = await aSignedIn(shop, { companyId: (await aCompany(shop.database.db, { name: 'Taller Norte' })).id });
  await placeOrder(shop, taller.token, anOrder([await board()]));
  expect(await newest()).toMatch(/^Hola, Taller Norte:\n/);
});

test('a change of state is mailed with a greeting, what happens next and where it goes', async () => {
  const { guid } = await placeOrder(shop, ana.token, anOrder([await board()]));
  const paid = await changed(guid, 'PAP');
  expect(paid).toMatch(/^Hola, Ana:\n\nTu pedido 1 está ahora en «Pago aprobado»\.\n\nEstamos preparando tu pedido\./);
  expect(paid).toContain('Va a: Bulevar Artigas 1234');
  expect(await changed(guid, 'DIS')).toContain('«Despachado».\n\nTu pedido ya está en camino.\n');
  const cancelled = await changed(guid, 'CAN');
  expect(cancelled).toContain('Recibimos tu pago: te lo devolvemos y te avisamos por correo.');
  expect(cancelled).not.toMatch(/Va a|Cómo pagar/);
  const unpaid = await placeOrder(shop, ana.token, anOrder([await board()]));
  const address = shop.ctx.site.contact.email;
  expect(await changed(unpaid.guid, 'CAN')).toContain(`Si ya lo habías pagado, escribinos a ${address}`);
});

test('says of a pickup where it waits, and of what a carrier takes, which', async () => {
  const pickup = await placeOrder(shop, ana.token, aPickup([await board()]));
  const bul = shop.ctx.site.branches.find(({ code }) => code === 'BUL');
  expect(await newest()).toContain(`Retirás en: Sucursal BUL\nDirección: ${bul?.address}`);
  expect(await changed(pickup.guid, 'PAP')).toContain('para que lo retires en Sucursal BUL.');
  const ready = await changed(pickup.guid, 'DIS');
  expect((await mailsOf(shop)).at(-1)?.subject).toBe('Tu pedido 1: Listo para retirar');
  expect(ready).toContain('está ahora en «Listo para retirar».\n');
  expect(ready).not.toContain('Despachado');
  expect(ready).toContain('ya podés retirarlo en Sucursal BUL.');
  expect(ready).toContain(
    `Retirás en: Sucursal BUL\nDirección: ${bul?.address}, ${bul?.city}\nHorario: ${bul?.hours}\n`,
  );
  await shop.database.db.insertInto('city').values({ id: 3, state_id: 2, name: 'San Ramón' }).execute();
  const far = { shippingId: 'INT', shippingPrice: 0, addressStateId: 2, addressCityId: 3, carrierName: 'DAC' };
  const sent = await placeOrder(shop, ana.token, anOrder([await board()], far));
  expect(await newest()).toContain('Envío: Interior · a pagar al recibir\n');
  expect(await newest()).toContain('Agencia: DAC');
  await inState(shop, sent.guid, 'PAP');
  expect(await changed(sent.guid, 'DIS')).toContain('lo entregamos a la agencia DAC.');
});

test('calls what a seller writes of a dispatch a message, and a reason elsewhere', async () => {
  const { guid: orderId } = await placeOrder(shop, ana.token, anOrder([await board()]));
  const move = async (state: OrderState, reason: string) => {
    await shop.call('order/changeState', { orderId, state, sendEmail: true, reason }, seller.token);
    return newest();
  };
  expect(await move('PAP', 'Entró hoy')).toContain('\nMotivo: Entró hoy\n');
  const sent = await move('DIS', 'Va frágil');
  expect(sent).toContain('\nMensaje: Va frágil\n');
  expect(sent).not.toContain('Motivo');
});
