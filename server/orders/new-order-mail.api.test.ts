import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, placeOrder, readyForOrders } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';
import { nam } from '#sites/nam';
import { rtc } from '#sites/rtc';
import type { SiteSettings } from '#sites/site';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders({ beside: ['NAM'] }));
});

const board = () => aProduct(shop, { code: 'ARD-1', name: 'Placa Uno', price: 1250, stock: { BUL: 9 } });
const newOrderMails = async () => (await mailsOf(shop)).filter(({ subject }) => subject.startsWith('Pedido nuevo'));
const tell = async (whom: SiteSettings['newOrderMail']) => {
  await setSetting(shop, 'newOrderMail', whom);
};

test('the shop is told of a new order: what, who, where to, how it is paid, and where to look', async () => {
  const where = { addressRecipient: 'Beto Sosa', phoneObservation: 'de 9 a 18' };
  const cable = await aProduct(shop, { code: 'CAB-1', name: 'Cable', brand: 'Prysmian', price: 310 });
  const order = await placeOrder(shop, ana.token, anOrder([{ ...(await board()), quantity: 2 }, cable], where));
  const url = `http://tienda.test/${order.toCompanyId}/pedidos`;
  expect(await newOrderMails()).toEqual([
    {
      to: rtc.contact.email,
      subject: 'Pedido nuevo Nº 1 – U$S 34,10',
      urgent: false,
      text: [
        'Entró un pedido en RTC:',
        '',
        '2 × Placa Uno (Nodo ARD-1) · U$S 25,00',
        '1 × Cable (Prysmian CAB-1) · U$S 3,10',
        'Envío: Montevideo · U$S 6,00',
        'Total, IVA incluido · U$S 34,10',
        '',
        'Compra: Ana Pérez',
        'E-mail: ana@ejemplo.uy',
        'Teléfono: 099 123 456 (de 9 a 18)',
        'Envío: Montevideo',
        'Va a: Bulevar Artigas 1234, Montevideo, Montevideo',
        'Recibe: Beto Sosa',
        'Pago: Depósito Santander',
        '',
        'Ver los pedidos:',
        url,
        '',
        '-- ',
        'Electrónica, robótica, juguetes e impresión 3D',
        'RTC · http://tienda.test\n',
      ].join('\n'),
      links: [url, 'http://tienda.test'],
    },
  ]);
  expect(shop.enqueued.filter(({ queue }) => queue === 'mail.send')).toHaveLength(2);
});

test('of a company it says name and RUT, of a pickup where', async () => {
  const company = await aCompany(shop.database.db, { name: 'Taller Norte', identifier: '211003420017' });
  const { token, email } = await aSignedIn(shop, { companyId: company.id });
  await placeOrder(shop, token, aPickup([await board()]));
  const [mail] = await newOrderMails();
  expect(mail?.text).toContain(`Compra: Taller Norte\nRUT: 211003420017\nE-mail: ${email}\n`);
  expect(mail?.text).toContain('Envío: Retiro en el local\nRetira en: Sucursal BUL\nPago: Depósito Santander\n');
});

test('goes to another address, or to nobody, as the setting says', async () => {
  const product = await board();
  await tell('pedidos@tienda.example');
  await placeOrder(shop, ana.token, anOrder([product]));
  expect((await newOrderMails()).map(({ to }) => to)).toEqual(['pedidos@tienda.example']);
  await tell('off');
  await placeOrder(shop, ana.token, anOrder([product]));
  expect(await newOrderMails()).toHaveLength(1);
  expect((await mailsOf(shop)).filter(({ to }) => to === 'ana@ejemplo.uy')).toHaveLength(2);
});

test('an order that is refused, or sent once more, tells nobody', async () => {
  const product = await board();
  const refused = await shop.call('order/add', { order: anOrder([{ ...product, price: 1 }]) }, ana.token);
  expect(refused.status).toBe(409);
  expect(await newOrderMails()).toEqual([]);
  const sent = anOrder([product]);
  await placeOrder(shop, ana.token, sent);
  await placeOrder(shop, ana.token, sent);
  expect(await newOrderMails()).toHaveLength(1);
});

test('each site tells its own people, of its own page', async () => {
  const there: TestShop = { ...shop, ...shop.at('NAM') };
  const { id } = await readyForOrders(there);
  const part = await aProduct(there, { categoryId: '2.301' });
  await placeOrder(there, ana.token, anOrder([part]));
  const [mail] = await newOrderMails();
  expect([mail?.to, mail?.links[0]]).toEqual([nam.contact.email, `http://nam.test/${id}/pedidos`]);
  expect(mail?.text).toContain('Entró un pedido en NAM Autopartes:');
});
