import { aCustomer, mailTo, signInAs, signInByForm, theCustomer } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { chooseState, openOrder, stateOf } from './orders.ts';
import { aPaidOrder } from './paid-order.ts';
import { anOrderOf, callAs, otherSeller, ownCompany, seller, someProducts, tokenOf } from './shopping.ts';

test('a seller finds an order, marks it paid and sent, and the buyer gets the mails', { tag: '@desktop' }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request);
  const { number } = await anOrderOf(page.request, customer, await someProducts(page.request, 2));
  const company = await ownCompany(page.request);
  await open(page, `/${company.id}/pedidos`);
  await expect(page).toHaveURL(`/iniciar?from=%2F${company.id}%2Fpedidos`);
  await signInByForm(page, seller);
  await expect(page).toHaveURL(`/${company.id}/pedidos`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos');
  await expect(page.getByRole('row')).toHaveCount(26);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(customer.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  const link = page
    .getByRole('row')
    .filter({ hasText: 'Ana Pérez' })
    .getByRole('link', { name: String(number) });
  const list = page.url();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`);
  await tab.close();
  expect(page.url()).toBe(list);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`);
  await expect(page.getByRole('region', { name: 'Comprador', exact: true })).toContainText(customer.email);
  await expectAccessible(page);

  const cancel = await chooseState(page, number, 'Cancelado');
  await expect(cancel).toContainText('Sus unidades vuelven a estar a la venta.');
  await expect(cancel.getByRole('switch')).not.toBeChecked();
  await expect(cancel.getByRole('switch')).toBeFocused();
  await expectAccessible(page);
  await cancel.getByRole('button', { name: 'Volver' }).click();
  await expect(stateOf(page)).toHaveValue('PPE');

  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  const paid = page.getByRole('dialog', { name: `¿Cambiar el pedido ${number} a «Pago aprobado»?` });
  await expect(paid.getByRole('switch')).toBeChecked();
  await paid.getByLabel('Motivo').fill('Transferencia del 20/11');
  await paid.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(stateOf(page)).toHaveValue('PAP');
  const mail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Pago aprobado$`));
  expect(mail.text).toContain('Transferencia del 20/11');

  await page.getByRole('button', { name: 'Marcar preparado' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Pedido ${number}: Preparado` })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar «Preparado»' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Pedido ${number}: Todavía no está preparado` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Avisar que está listo' }).click();
  const sent = page.getByRole('dialog', { name: `¿Cambiar el pedido ${number} a «Despachado»?` });
  const branch = await sent.getByLabel('Espera en').locator('option').last().innerText();
  await sent.getByLabel('Espera en').selectOption(branch);
  // Its units lie at the branch that it was bought for.
  const brought = sent.getByRole('checkbox', { name: /^Ya está acá lo de / });
  await expect(brought).toBeVisible();
  await sent.getByRole('button', { name: 'Avisar que está listo' }).click();
  await expect(sent.getByText(/^Marcalo cuando llegue lo de /)).toBeVisible();
  await expectAccessible(page);
  await brought.check();
  await sent.getByRole('button', { name: 'Avisar que está listo' }).click();
  const sentMail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Listo para retirar$`));
  expect(sentMail.text).toContain(`ya podés retirarlo en ${branch}.`);
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText(branch);
  await expect(page.getByRole('listitem').filter({ hasText: 'Transferencia del 20/11' })).toContainText(
    'se avisó por correo',
  );
  await page.getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Entregado');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Todos los pedidos' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(number), exact: true }) });
  await expect(row).toContainText('Entregado al comprador');
  for (const [tab, isThere] of [
    ['Despachados', true],
    ['Cancelados', false],
    ['Por retirar', false],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(row).toHaveCount(isThere ? 1 : 0);
  }
});

test('what goes by an agency names it and its number to the buyer', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const { guid, number, customer } = await aPaidOrder(page.request);
  await signInAs(page, seller);
  await openOrder(page, { guid, number });
  const dialog = await chooseState(page, number, 'Despachado');
  await dialog.getByLabel('Agencia').fill('DAC');
  await dialog.getByLabel('Guía').fill('https://dac.example/884422');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Despachar' }).click();
  const link = page.getByRole('link', { name: 'Seguir el envío' });
  await expect(link).toHaveAttribute('href', 'https://dac.example/884422');
  const mail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Despachado$`));
  expect(mail.text).toMatch(/lo entregamos a la agencia DAC\. Podés seguirlo en https:\/\/dac\.example\/884422\s/);
});

test('a change that someone else made first is refused in words, and the dialog stays', { tag: '@desktop' }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request);
  const { guid, number } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  await signInAs(page, seller);
  await openOrder(page, { guid, number });
  const dialog = await chooseState(page, number, 'Pago aprobado');
  const token = await tokenOf(page.request, customer);
  expect((await callAs(page.request, token, 'order/cancel', { orderId: guid })).status).toBe(200);
  await dialog.getByRole('button', { name: 'Aprobar pago' }).click();
  const sentence = /^Mientras tanto Ana Pérez lo pasó de «Pago pendiente» a «Cancelado», el .* Fijate cómo quedó antes/;
  await expect(dialog.getByRole('alert')).toHaveText(sentence);
  await expect(stateOf(page)).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Aprobar pago' })).toBeDisabled();
  await expect(dialog.getByRole('alert')).toHaveText(sentence);
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(stateOf(page)).toHaveValue('CAN');
});

test('pages follow each other, and the list keeps its place while an order is looked at', {
  tag: ['@both-widths', '@long'],
}, async ({ page }) => {
  await signInAs(page, seller);
  await open(page, '/gestion/pedidos');
  const first = page.getByRole('row').nth(1).getByRole('link');
  const newest = await first.innerText();
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL('/gestion/pedidos?pag=2');
  await expect(first).not.toHaveText(newest);
  await expectAccessible(page);
  const shown = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${shown}`);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Pedido ${shown}`);
  await page.getByRole('link', { name: 'Todos los pedidos' }).click();
  await expect(page).toHaveURL('/gestion/pedidos?pag=2');
  await expect(first).toHaveText(shown);

  // Rows may go while one stands on the last page.
  for (const list of ['pedidos', 'imagenes', 'productos']) {
    await open(page, `/gestion/${list}?pag=9999`);
    await expect(page).toHaveURL(new RegExp(`/gestion/${list}\\?pag=\\d{1,3}$`));
    await expect(page.getByRole('button', { name: /^Página \d+$/ }).last()).toHaveAttribute('aria-current', 'page');
  }
});

test('a company’s orders are for those who sell for it', { tag: '@desktop' }, async ({ page }) => {
  const company = await ownCompany(page.request);
  await signInAs(page, await theCustomer(page.request));
  await open(page, `/${company.id}/pedidos`);
  await expect(page, 'who sells nothing goes home').toHaveURL('/');

  await signInAs(page, otherSeller);
  await open(page, `/${company.id}/pedidos`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
});
