import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { chooseState, stateOf } from './orders.ts';
import { aPaidOrder } from './paid-order.ts';
import { endPrinting, printedAtDesk } from './printing.ts';
import { administrator, anOrderOf, callAs, seller, sellerToken, someProducts, tokenOf } from './shopping.ts';

const markedByAnother = async (request: APIRequestContext, orderId: string) => {
  const token = await tokenOf(request, administrator);
  expect((await callAs(request, token, 'order/mark', { orderId, mark: 'prepared', isSet: true })).error).toBe('');
};

test('a morning: what is paid is prepared, printed and dispatched from the list, one is cancelled, all is told', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const orders = [await aPaidOrder(request), await aPaidOrder(request), await aPaidOrder(request)] as const;
  const [first, second, third] = orders;
  const gone = await aPaidOrder(request);
  await markedByAnother(request, gone.guid);
  await signInAs(page, seller);
  await open(page, '/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Pedidos' }).click();
  const toPrepare = page.getByRole('tab', { name: 'Por preparar' });
  await toPrepare.click();
  // Rows chosen in the list before are not chosen in this one.
  await expect(toPrepare).toHaveAttribute('aria-selected', 'true');
  const rowOf = (number: number) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: String(number), exact: true }) });
  const choose = async (...numbers: number[]) => {
    for (const number of numbers) await page.getByLabel(`Elegir el pedido ${number}`).check();
  };
  const prepareAll = async (done: string) => {
    await choose(...orders.map(({ number }) => number));
    await page.getByRole('button', { name: 'Marcar preparados (3)' }).click();
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  };
  await prepareAll('Marcaste preparados 3 pedidos');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Quitaste la marca de 3 pedidos' })).toBeVisible();
  await expect(rowOf(first.number)).not.toContainText('Preparado');
  await markedByAnother(request, third.guid);
  await prepareAll(`Marcaste preparados 2 pedidos. ${third.number}: `);
  await expect(page.getByRole('alert').filter({ hasText: 'ya lo marcó «Preparado»' })).toBeVisible();
  for (const { number } of orders) await expect(rowOf(number)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Por despachar' }).click();
  for (const { number } of orders) await expect(rowOf(number)).toContainText('Preparado');

  // A refused order stays chosen.
  await page.getByLabel(`Elegir el pedido ${third.number}`).uncheck();
  await choose(first.number, second.number);
  const paper = await printedAtDesk(page, 'Lista para preparar');
  for (const { number } of [first, second]) await expect(paper).toContainText(`Pedido ${number}`);
  await endPrinting(page);
  const stored = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar (2)' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const rows = (await readFile(await (await stored).path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(new Set(rows.map((row) => Number(row.split(';')[0])))).toEqual(new Set([first.number, second.number]));
  await expect(page.getByRole('status').filter({ hasText: 'Exportaste 2 pedidos a pedidos.csv' })).toBeVisible();
  await choose(gone.number);
  await page.getByRole('button', { name: 'Despachar (3)' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Despachar/ });
  await dialog.getByLabel(`Guía del pedido ${gone.number}`).fill('DAC-0');
  await dialog.getByLabel(`Guía del pedido ${first.number}`).fill('DAC-1');
  await dialog.getByLabel(`Guía del pedido ${second.number}`).fill('DAC-2');
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 780 });
  const widthOf = async () => (await dialog.getByLabel(`Guía del pedido ${first.number}`).boundingBox())?.width;
  await expect.poll(widthOf).toBeGreaterThan(260);
  await page.setViewportSize(wide);
  await expectAccessible(page);
  const cancelled = { orderId: gone.guid, state: 'CAN', sendEmail: false, reason: 'Otra persona' };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', cancelled)).error).toBe('');
  await dialog.getByRole('button', { name: 'Despachar', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: 'Despachaste 2 pedidos' });
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', /\/pedidos\?estado=DIS$/);
  await expect(dialog).toHaveAccessibleName('¿Despachar 1 pedido?');
  const left = dialog.getByRole('listitem');
  await expect(left).toHaveCount(1);
  await expect(left).toContainText('Mientras tanto');
  await expect(left.getByLabel(`Guía del pedido ${gone.number}`)).toHaveValue('DAC-0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(rowOf(first.number)).toHaveCount(0);
  const sent = await mailTo(request, second.customer.email, new RegExp(`^Tu pedido ${second.number}: Despachado$`));
  expect(sent.text).toContain('DAC-2');

  await rowOf(third.number)
    .getByRole('link', { name: String(third.number) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${third.number}`);
  await page.keyboard.press('n');
  await page.keyboard.type('Llamó: ya no lo quiere');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Llamó: ya no lo quiere');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  const cancel = page.getByRole('dialog', { name: `¿Cambiar el pedido ${third.number} a «Cancelado»?` });
  await expect(cancel).toContainText('El pedido está pagado: queda una alerta');
  await cancel.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(stateOf(page)).toHaveValue('CAN');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Alertas' }).click();
  await page
    .getByRole('article', { name: `Dinero por devolver: pedido ${third.number}` })
    .getByRole('button', { name: 'Anotar la devolución' })
    .click();
  await page.getByRole('dialog').getByLabel('Cómo lo devolviste').fill('Transferencia 77');
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar la devolución' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Resolviste la alerta del pedido ${third.number}` }),
  ).toBeVisible();

  // A buyer never reads what staff noted.
  const { data } = await callAs(request, await tokenOf(request, third.customer), 'order/find', { orderId: third.guid });
  expect(JSON.stringify(data)).not.toContain('ya no lo quiere');
});

test('a slip is approved by keys, and the list keeps what is looked at often as a view', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request);
  const { guid, number } = await anOrderOf(request, customer, await someProducts(request, 1));
  const sent = await request.post('/rest/order/addSlip', {
    headers: { authorization: `OAuth ${await tokenOf(request, customer)}` },
    multipart: { orderId: guid, reference: `N-${number}` },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await signInAs(page, seller);
  await open(page, `/gestion/comprobantes?pedido=${number}`);
  await expect(page.getByRole('article')).toContainText(`N-${number}`);
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: `¿Entró el dinero del pedido ${number}?` });
  // A barcode reader that types the letter ends with Enter.
  await expect(question.getByRole('button', { name: 'Volver' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const told = page.getByRole('status').filter({ hasText: `El pedido ${number} pasó a «Pago aprobado»` });
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', `/gestion/pedidos/${guid}`);

  await open(page, '/gestion/pedidos?cola=prepare&envio=RES');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByLabel('Guardar esta vista como').fill('Retiros de hoy');
  await page.keyboard.press('Enter');
  await open(page, '/gestion/pedidos');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('button', { name: 'Retiros de hoy', exact: true }).click();
  await expect(page).toHaveURL('/gestion/pedidos?cola=prepare&envio=RES');
  await open(page, '/gestion/pedidos?cola=prepare&t=nadieconestenombre');
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page).toHaveURL('/gestion/pedidos?cola=prepare');
});

test('a failure leaves the actions on chosen orders in reach, where their list is short', async ({ page, request }) => {
  const { guid, number } = await aPaidOrder(request);
  await signInAs(page, seller);
  await open(page, `/gestion/pedidos?t=${number}`);
  await page.getByLabel(`Elegir el pedido ${number}`).check();
  await markedByAnother(request, guid);
  await page.getByRole('button', { name: 'Marcar preparados (1)' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ya lo marcó «Preparado»' })).toBeVisible();
  await page.getByRole('button', { name: 'Exportar (1)' }).click({ trial: true });
  await page.getByRole('button', { name: 'Despachar (1)' }).click();
  await expect(page.getByRole('dialog', { name: '¿Despachar 1 pedido?' })).toBeVisible();
});

test('no saved view goes for another', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await open(page, '/gestion/pedidos');
  const views = page.getByRole('dialog', { name: 'Vistas' });
  await page.getByRole('button', { name: 'Vistas' }).click();
  await views.getByLabel('Guardar esta vista como').fill('Vista 0');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name: 'Vista 0', exact: true })).toBeVisible();
  await page.evaluate(() => {
    const all = Object.keys(JSON.parse(localStorage.getItem('panel-order-views') ?? '{}'));
    const twenty = Array.from({ length: 20 }, (_, at) => ({ name: `Vista ${at}`, search: '' }));
    localStorage.setItem('panel-order-views', JSON.stringify(Object.fromEntries(all.map((guid) => [guid, twenty]))));
  });
  await open(page, '/gestion/pedidos');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await views.getByLabel('Guardar esta vista como').fill('Otra');
  await expect(views.getByText('Ya guardaste 20: borrá una para guardar esta')).toBeVisible();
  await expect(views.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  // One of the same name takes its place.
  await views.getByLabel('Guardar esta vista como').fill('Vista 3');
  await expect(views.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();
});

test('an order is found by its buyer’s phone, on a phone, and what another did first is said', async ({
  page,
  request,
}) => {
  const digits = String(randomInt(100_000, 999_999));
  const { guid, number } = await aPaidOrder(request, { OrderPhone: `091 ${digits.slice(0, 3)} ${digits.slice(3)}` });
  await signInAs(page, seller);
  await open(page, '/gestion/pedidos');
  // As the buyer says it on the phone, in another spelling.
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(`+598 91${digits}`);
  await page
    .getByRole('row')
    .getByRole('link', { name: String(number), exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Marcar preparado' })).toBeVisible();
  await markedByAnother(request, guid);
  await page.getByRole('button', { name: 'Marcar preparado' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ya lo marcó «Preparado», el ' })).toBeVisible();
  const dialog = await chooseState(page, number, 'Despachado');
  await dialog.getByLabel('Guía').fill('DAC-3');
  const cancelled = { orderId: guid, state: 'CAN', sendEmail: false, reason: 'Otra persona' };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', cancelled)).error).toBe('');
  await dialog.getByRole('button', { name: 'Despachar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Mientras tanto');
  await expect(dialog.getByLabel('Guía')).toHaveValue('DAC-3');
  await expectAccessible(page);
});
