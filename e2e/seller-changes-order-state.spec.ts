import { settings } from '../sites/shared.ts';
import { aCustomer, mailTo, signInAs, signInByForm, theCustomer } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedidos de ${company.name}`);
  await expect(page.getByRole('article')).toHaveCount(settings.orderPageSize);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(customer.email);
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  const card = page.getByRole('article', { name: `Pedido ${number}` });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText(customer.email);

  const choose = async (state: string) => {
    await card.getByLabel('Estado del pedido').selectOption(state);
    const dialog = page.getByRole('dialog', { name: `¿Cambiar el pedido ${number} a «${state}»?` });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  const cancel = await choose('Cancelado');
  await expect(cancel.getByRole('switch')).not.toBeChecked();
  await expect(cancel.getByRole('switch')).toBeFocused();
  await expectAccessible(page);
  await cancel.getByRole('button', { name: 'Volver' }).click();
  await expect(card.getByLabel('Estado del pedido')).toHaveValue('PPE');

  const paid = await choose('Pago aprobado');
  await expect(paid.getByRole('switch')).toBeChecked();
  await paid.getByLabel('Motivo').fill('Transferencia del 20/11');
  await paid.getByRole('button', { name: 'Cambiar el estado' }).click();
  await expect(card.getByLabel('Estado del pedido')).toHaveValue('PAP');
  const mail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Pago aprobado$`));
  expect(mail.text).toContain('Transferencia del 20/11');

  const sent = await choose('Despachado');
  const branch = await sent.getByLabel('Espera en').locator('option').last().innerText();
  await sent.getByLabel('Espera en').selectOption(branch);
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Cambiar el estado' }).click();
  const sentMail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Despachado$`));
  expect(sentMail.text).toContain(`ya podés retirarlo en ${branch}.`);
  await expect(card).toContainText(branch);
  await card.getByText('Historial', { exact: true }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Transferencia del 20/11' })).toContainText(
    'se avisó por correo',
  );
  await expectAccessible(page);
  await page.getByLabel('Estado', { exact: true }).selectOption('Enviado (Despachado)');
  await expect(page).toHaveURL(/state=SEN/);
  await expect(card).toBeVisible();
  for (const other of [/^Pendiente \(.*Pago aprobado\)$/, /^Cancelado$/]) {
    const option = page.getByLabel('Estado', { exact: true }).locator('option', { hasText: other });
    await page.getByLabel('Estado', { exact: true }).selectOption(await option.innerText());
    await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
    await expect(card).toBeHidden();
  }
});

test('what goes by an agency names it and its number to the buyer', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request);
  const token = await tokenOf(page.request, customer);
  const listed = async (path: string, input: object, name: string, is: string) =>
    ((await callAs(page.request, token, path, input)).data as unknown as Record<string, unknown>[]).find(
      (one) => one[name] === is,
    );
  const state = await listed('state/list', {}, 'StateName', 'Montevideo');
  const city = await listed('city/list', { stateId: state?.StateId }, 'CityName', 'Montevideo');
  const { guid, number } = await anOrderOf(page.request, customer, await someProducts(page.request, 1), {
    to: {
      OrderShippingId: 'MON',
      OrderShippingPrice: 6,
      OrderAddress: 'Rincón 500',
      OrderAddressStateId: state?.StateId,
      OrderAddressCityId: city?.CityId,
    },
  });
  const paid = { orderId: guid, state: 'PAP', sendEmail: false };
  expect((await callAs(page.request, await tokenOf(page.request, seller), 'order/changeState', paid)).error).toBe('');
  await signInAs(page, seller);
  await open(page, `/${(await ownCompany(page.request)).id}/pedidos?text=${number}`);
  await page.getByLabel('Estado del pedido').selectOption('Despachado');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Agencia').fill('DAC');
  await dialog.getByLabel('Guía').fill('https://dac.example/884422');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambiar el estado' }).click();
  const link = page.getByRole('article').getByRole('link', { name: 'Seguir el envío' });
  await expect(link).toHaveAttribute('href', 'https://dac.example/884422');
  const mail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Despachado$`));
  expect(mail.text).toContain('lo entregamos a la agencia DAC. Podés seguirlo con https://dac.example/884422.');
});

test('a change that someone else made first is refused in words, and the dialog stays', { tag: '@desktop' }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request);
  const { guid, number } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  const company = await ownCompany(page.request);
  await signInAs(page, seller);
  await open(page, `/${company.id}/pedidos?text=${encodeURIComponent(customer.email)}`);
  await page.getByLabel('Estado del pedido').selectOption('Pago aprobado');
  const token = await tokenOf(page.request, customer);
  expect((await callAs(page.request, token, 'order/cancel', { orderId: guid })).status).toBe(200);
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar el estado' }).click();
  const sentence = /^Mientras tanto Ana Pérez lo pasó de «Pago pendiente» a «Cancelado», el .* Fijate cómo quedó antes/;
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(sentence);
  await expect(page.getByLabel('Estado del pedido')).toBeDisabled();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cambiar el estado' })).toBeDisabled();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(sentence);
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('article', { name: `Pedido ${number}` })).toContainText('Cancelado');
});

test('pages lead to each other', { tag: ['@both-widths', '@long'] }, async ({ page }) => {
  const company = await ownCompany(page.request);
  await signInAs(page, seller);
  await open(page, `/${company.id}/pedidos`);
  const first = await page.getByRole('article').first().getAttribute('aria-labelledby');
  await page.getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(`/${company.id}/pedidos?pag=2`);
  await expect(page.locator(`[aria-labelledby="${first}"]`)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(settings.orderPageSize);
  await expectAccessible(page);
});

test('a page after the last leads to the last', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const company = await ownCompany(page.request);
  await signInAs(page, seller);
  await open(page, `/${company.id}/pedidos?pag=999`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/pag=999/);
  await expect(page.getByRole('link', { name: 'Página siguiente' })).toHaveCount(0);
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
