import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPart, partsShop } from './parts.ts';
import { anOrderOf, callAs, seller, sellerToken, someProducts } from './shopping.ts';

test('a seller finds who changed a product, goes to it, and sees it there too', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos?nuevo=');
  const code = `HISTORIA-${Date.now()}`;
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Código', { exact: false }).first().fill(code);
  await dialog.getByLabel('Nombre').first().fill('Placa de la historia');
  await dialog.getByLabel('Precio con IVA').fill('12,50');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible();
  await page.getByLabel('Código').fill(code);
  const price = page.getByRole('row').filter({ hasText: 'Precio' });
  await expect(price).toHaveCount(1);
  await expect(price).toContainText('U$S 12,50');
  await expectAccessible(page);
  await expect(page.getByRole('row').filter({ hasText: 'Usuario' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Qué' }).click();
  await expect(page.getByRole('option', { name: 'Usuario' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Stock' }).click();
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page).toHaveURL('/gestion/historial');
  await expect(page.getByLabel('Código')).toHaveValue('');

  const token = await sellerToken(request);
  for (let names = 0, before = 'Placa de la historia'; names < 21; names++) {
    const parms = [{ ParmKey: 'ProductName', ParmValue: `Placa ${names}`, ParmValue_Z: before }];
    expect((await callAs(request, token, 'product/update', { code, parms })).error).toBe('');
    before = `Placa ${names}`;
  }
  await page.goto(`/gestion/historial?codigo=${code}`);
  await price.getByRole('link', { name: code }).click();
  await expect(dialog.getByLabel('Precio con IVA')).toHaveValue('U$S 12,50');
  await dialog.getByRole('button', { name: 'Ver el historial' }).click();
  const changes = dialog.getByRole('region', { name: 'Historial' });
  await expect(changes).toContainText('Placa 20');
  await expect(changes).not.toContainText('U$S 12,50');
  await expectAccessible(page);
  await changes.getByRole('button', { name: 'Ver más' }).click();
  await expect(changes).toContainText('U$S 12,50');
  await expect(changes.getByRole('button', { name: 'Ver más' })).toHaveCount(0);
});

test('on a phone no word of a change is broken that has room on a line', async ({ page, request }) => {
  const [product] = await someProducts(request, 1);
  const token = await sellerToken(request);
  const name = {
    ParmKey: 'ProductName',
    ParmValue: `${product.name} con acondicionamiento térmico`,
    ParmValue_Z: product.name,
  };
  expect((await callAs(request, token, 'product/update', { code: product.code, parms: [name] })).error).toBe('');
  const { guid } = await anOrderOf(request, await aCustomer(request), [product]);
  const reason = 'El comprador mandó el comprobante por correo electrónico';
  const paid = { orderId: guid, state: 'PAP', sendEmail: false, reason };
  expect((await callAs(request, token, 'order/changeState', paid)).error).toBe('');
  await signInAs(page, seller);
  await page.goto('/gestion/historial');
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByText('acondicionamiento').first()).toBeVisible();
  const broken = await page.locator('.panel-table tbody td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,20}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      return found;
    }),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.getByPlaceholder('Nombre y apellido')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByPlaceholder('Nombre y apellido')).toBeVisible();
  await expectAccessible(page);
});

test("an order's number leads to that order", { tag: '@desktop' }, async ({ page, request }) => {
  const [product] = await someProducts(request, 1);
  const { guid, number } = await anOrderOf(request, await aCustomer(request), [product]);
  const move = { orderId: guid, state: 'PAP', sendEmail: false };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', move)).error).toBe('');
  await signInAs(page, seller);
  await page.goto(`/gestion/historial?que=order&codigo=${number}`);
  const row = page.getByRole('row').filter({ hasText: 'Pago aprobado' });
  await row.getByRole('link', { name: String(number), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/pedidos\\?t=${number}$`));
  // The list before has a link of the same number, and stays for a moment.
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await page
    .getByRole('row')
    .getByRole('link', { name: String(number), exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Productos' })).toContainText(product.name);
  await expect(page.getByLabel('Estado del pedido')).toHaveValue('PAP');
});

test.describe('at the shop of parts', () => {
  test.use({ baseURL: partsShop });

  test("a family's row leads to where it is edited", { tag: '@desktop' }, async ({ page, request }) => {
    const { AutopartFamily: family } = await aPart(request, () => true);
    const system = `Historia ${Date.now()}`;
    await signInAs(page, seller);
    await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
    await page.getByRole('dialog').first().getByLabel('Sistema').fill(system);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const path = `/gestion/historial?que=autopart&codigo=${encodeURIComponent(family)}`;
    await page.goto(path);
    const row = page.getByRole('row').filter({ hasText: system });
    await row.getByRole('link', { name: family }).click();
    await expect(page.getByRole('dialog').first().getByLabel('Sistema')).toHaveValue(system);
  });
});
