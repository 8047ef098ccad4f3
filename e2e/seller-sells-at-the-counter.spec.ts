import { randomInt, randomUUID } from 'node:crypto';
import { mailTo, signInAs } from './accounts.ts';
import { aCompany, aPerson } from './companies.ts';
import { add, entry, holdAnswers, lines, openCounter, options, scan, soldOf } from './counter.ts';
import { expect, expectAccessible, loseAnswer, open, test } from './fixtures.ts';
import { endPrinting, printedBy } from './printing.ts';
import { type Product, seller, sellerToken, someProducts } from './shopping.ts';

test('at the counter two keys beside what is typed sell, print and begin anew', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  const [first, second] = await someProducts(page.request, 2);
  await openCounter(page);
  await expect(entry(page)).toBeVisible();
  await add(page, first.code);
  await expect(entry(page)).toBeFocused();
  await add(page, `2*${second.code}`);
  await add(page, first.code);
  await expect(page.getByLabel(`Cantidad de ${first.code}`)).toHaveValue('2');
  await expectAccessible(page);
  await page.reload();
  await expect(lines(page)).toHaveCount(2);

  // The shop took it, and its answer was lost: sent again it is the same order.
  await loseAnswer(page, 'order/addAsSeller');
  await entry(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con la tienda');
  problems.length = 0;
  await page.getByRole('button', { name: 'Cobrar' }).dblclick();
  const done = page.getByRole('heading', { level: 2 });
  await expect(done).toHaveText(/^Pedido \d+: Despachado$/);
  await expectAccessible(page);
  const order = await soldOf(page);
  expect([order.OrderState, order.OrderPaymentId, order.OrderUserEmail]).toEqual(['DIS', 'EFEC', '']);
  const paper = await printedBy(page, () => page.getByRole('button', { name: 'Imprimir 80 mm' }).click());
  await expect(paper).toContainText('Consumidor final');
  await expect(paper).toContainText(`2 × `);
  await endPrinting(page);

  await page.getByRole('button', { name: 'Nueva venta' }).click();
  await expect(lines(page)).toHaveCount(0);
  await expect(entry(page)).toBeFocused();
});

test('a sale and its receipt take six keys beside what is typed', { tag: '@desktop' }, async ({ page }) => {
  const products = await someProducts(page.request, 2);
  await openCounter(page);
  let keys = 0;
  const press = (pressed: string) => {
    keys += pressed.split('+').length;
    return page.keyboard.press(pressed);
  };
  for (const { code } of products) {
    await entry(page).fill(code);
    await press('Enter');
  }
  await expect(lines(page)).toHaveCount(2);
  await press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Despachado$/);
  await printedBy(page, () => press('Control+p'));
  await endPrinting(page);
  expect(keys).toBe(6);
  const onA4 = () => page.getByRole('button', { name: 'Imprimir A4' }).click();
  await expect(await printedBy(page, onA4)).toContainText('no es un comprobante fiscal');
});

test('by telephone an order is for a person, who gets how to pay it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const [product] = await someProducts(request, 1);
  const { name } = await aPerson(request, await sellerToken(request));
  const email = `telefono-${randomUUID().slice(0, 8)}@ejemplo.uy`;
  await openCounter(page);
  await page.getByText('Teléfono', { exact: true }).first().click();
  await add(page, product.code);
  await page.getByRole('button', { name: 'Crear pedido' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cliente' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('099 123 456');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Forma de pago').selectOption('Tarjeta (Mercado Pago)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear pedido' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Procesando pago/);
  await expect(page.getByRole('button', { name: 'Copiar enlace de pago' })).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Enlace enviado, sin pagar');
  const { OrderNumber: number } = await soldOf(page);
  const mail = await mailTo(request, email, new RegExp(`${String(number)}`));
  expect(mail.links.some((link) => link.includes('/pedido/'))).toBe(true);
});

test('what is not there is said at its line, on a phone too', async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await openCounter(page);
  await entry(page).fill('NO-HAY-ESE-CODIGO');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Ningún producto de la tienda se llama/)).toBeVisible();
  await add(page, `9999*${product.code}`);
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Descartar lo que quedó sin resolver' }).click();
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(lines(page).first()).toContainText(/Quedan (más de )?\d+/);
  await expectAccessible(page);
});

test('quick scans are all sold, and what none has is said until it is dropped', { tag: '@desktop' }, async ({
  page,
}) => {
  const products = (await someProducts(page.request, 3)) as [Product, Product, Product];
  await openCounter(page);
  await entry(page).focus();
  const letGo = await holdAnswers(page, 'stock/filter');
  for (const { code } of products) await scan(page, code);
  await scan(page, 'NO-HAY-ESE-CODIGO');
  await expect(entry(page)).toHaveValue('');
  letGo();
  for (const { code } of products) await expect(page.getByLabel(`Cantidad de ${code}`)).toHaveValue('1');
  await expect(page.getByText(/Ningún producto de la tienda se llama «NO-HAY-ESE-CODIGO»/)).toBeVisible();
  await expect(entry(page)).toHaveValue('NO-HAY-ESE-CODIGO');
  // The next scan is written over it.
  const [{ code }] = products;
  await scan(page, code);
  await expect(page.getByLabel(`Cantidad de ${code}`)).toHaveValue('2');
  await expect(page.getByText('Sin resolver: «NO-HAY-ESE-CODIGO»')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Sin resolver')).toHaveCount(0);
});

test('nothing is sold while a product is missing', { tag: '@desktop' }, async ({ page }) => {
  const [first, second, third] = (await someProducts(page.request, 3)) as [Product, Product, Product];
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/order/addAsSeller') && sent.push(one.url()));
  await openCounter(page);
  await add(page, first.code);
  await expect(lines(page)).toHaveCount(1);

  // It is looked up.
  const letGo = await holdAnswers(page, 'stock/filter');
  await scan(page, second.code);
  await page.keyboard.press('Control+Enter');
  const refusal = (text: string) => page.getByText(`Falta agregar «${text}»`);
  await expect(refusal(second.code)).toBeVisible();
  await expectAccessible(page);
  letGo();
  await expect(lines(page)).toHaveCount(2);
  await expect(refusal(second.code)).toHaveCount(0);

  // It is typed; unknown; left behind by the next.
  await page.keyboard.insertText('NO-HAY-ESE-CODIGO');
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(refusal('NO-HAY-ESE-CODIGO')).toBeVisible();
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Ningún producto de la tienda se llama «NO-HAY-ESE-CODIGO»/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await scan(page, third.code);
  await expect(lines(page)).toHaveCount(3);
  await page.keyboard.press('Control+Enter');
  await expect(refusal('NO-HAY-ESE-CODIGO')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Despachado$/);
});

test('nobody buys whom the text does not name for sure', { tag: '@desktop' }, async ({ page, request }) => {
  const [product] = await someProducts(request, 1);
  const token = await sellerToken(request);
  const [PersonIdentifier, other] = [0, 1].map(() => String(randomInt(10_000_000, 99_999_999)));
  const { name, lastName } = await aPerson(request, token, { PersonIdentifier });
  await aPerson(request, token, { PersonIdentifier: other, PersonLastName: lastName });
  const company = await aCompany(request, token);
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/order/addAsSeller') && sent.push(one.url()));
  // A slow answer: Enter comes before the choices are known.
  await page.route('**/company/filter', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openCounter(page);
  await add(page, product.code);
  await expect(lines(page)).toHaveCount(1);
  const buyer = page.getByRole('combobox', { name: 'Cliente' });
  const refusal = page.getByText(/No hay ninguna opción «/).first();

  // Two have this name: they are told apart, and leaving the field chooses neither.
  await page.keyboard.press('Control+b');
  await page.keyboard.insertText(name.toLowerCase());
  await expect(options(page).filter({ hasText: name })).toHaveText([/ · \d{8}$/, / · \d{8}$/]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(buyer).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.keyboard.insertText(String(other));
  await expect(options(page)).toHaveText([`${name} · ${other}`]);
  await page.keyboard.press('Enter');
  await expect(buyer).toHaveValue(`${name} · ${other}`);

  // Text typed over a buyer asks for another.
  await entry(page).focus();
  await page.keyboard.press('Control+b');
  await page.keyboard.insertText(company.CompanyName);
  await expect(options(page)).toHaveText([`${company.CompanyName} · ${String(company.CompanyIdentifier)}`]);
  await page.keyboard.press('Enter');
  await expect(buyer).toHaveValue(new RegExp(`^${company.CompanyName}`));
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Despachado$/);
  expect((await soldOf(page)).OrderCompanyId).toBe(company.CompanyId);
});

test('a refused sale leads to what is wrong, and Enter takes the first that a text finds', { tag: '@desktop' }, async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, seller);
  await open(page, '/gestion/mostrador');
  await expect(page.getByLabel('Sucursal').locator('option').nth(1)).toBeAttached();
  await entry(page).fill(product.name);
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Sucursal')).toBeFocused();
});
