import { readFileSync } from 'node:fs';
import { aCustomer, signInAs } from './accounts.ts';
import { aPerson, openList, row } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administrator, anOrderOf, seller, sellerToken, someProducts } from './shopping.ts';

test('an administrator downloads the file of a person and erases the person, of whom nothing is shown any more', {
  tag: '@desktop',
}, async ({ page }) => {
  const phone = { PePhone: '091 874 503', PePhoneType: 'HOM' };
  const token = await sellerToken(page.request);
  const { id, name, lastName } = await aPerson(page.request, token, { Phones: [phone] });
  const twin = await aPerson(page.request, token, { Phones: [phone] });
  await openList(page, 'Personas', administrator);
  await page.getByLabel('Buscar').fill(lastName);
  await row(page, lastName).getByRole('link', { name }).click();
  await expectAccessible(page);
  for (const [label, end] of [
    ['Descargar ficha', 'html'],
    ['Descargar ficha (JSON)', 'json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`datos-${id}.${end}`);
    const text = readFileSync(await file.path(), 'utf8');
    for (const part of [lastName, phone.PePhone]) expect(text).toContain(part);
  }

  await page.getByRole('button', { name: 'Borrar datos…' }).click();
  const asked = page.getByRole('dialog', { name: `¿Borrar los datos de ${name}?` });
  await expect(asked.getByRole('region', { name: 'Se borra' })).toContainText('Teléfonos: 1');
  const byHand = asked.getByRole('region', { name: 'Revisalo a mano' });
  await expect(byHand.getByRole('listitem')).toHaveText([`${twin.name} · mismo teléfono`]);
  await expect(byHand.getByRole('link')).toHaveAttribute('href', `/gestion/personas/${twin.id}`);
  const erase = asked.getByRole('button', { name: 'Borrar para siempre' });
  await expect(erase).toBeDisabled();
  await asked.getByLabel('Nombre completo').fill('Otra Persona');
  await expect(erase).toBeDisabled();
  await asked.getByLabel('Motivo').fill(`Lo pidió ${lastName}`);
  await erase.click();
  await expect(asked).toContainText('No es el nombre de la persona');
  await expect(asked.getByLabel('Nombre completo')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Hay cambios sin guardar' })
    .getByRole('button', { name: 'Seguir editando' })
    .click();
  await asked.getByLabel('Nombre completo').fill(name.toLowerCase());
  await erase.click();
  await expect(asked).toContainText('El motivo queda guardado: escribilo sin');
  await expect(asked.getByLabel('Motivo')).toBeFocused();
  await asked.getByLabel('Motivo').fill('Lo pidió por carta');
  await erase.click();

  await expect(page).toHaveURL(/\/gestion\/personas$/);
  await expect(page.getByRole('status').filter({ hasText: 'Datos borrados.' })).toBeVisible();
  await page.getByLabel('Buscar').fill(lastName);
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  await expect(row(page, lastName)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveText('Esa persona no existe');
  await expect(page.getByText(lastName)).toHaveCount(0);
});

test('an order that is placed meanwhile bars the erasure, and is named', { tag: '@desktop' }, async ({ page }) => {
  const customer = await aCustomer(page.request);
  await openList(page, 'Personas', administrator);
  await page.getByLabel('Buscar').fill(customer.email);
  await row(page, customer.email).getByRole('link', { name: 'Ana Pérez' }).click();
  await page.getByRole('button', { name: 'Borrar datos…' }).click();
  const asked = page.getByRole('dialog', { name: '¿Borrar los datos de Ana Pérez?' });
  await asked.getByLabel('Nombre completo').fill('Ana Pérez');
  await asked.getByLabel('Motivo').fill('Lo pidió por carta');
  const { number } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  const erase = asked.getByRole('button', { name: 'Borrar para siempre' });
  await erase.click();
  await expect(asked.getByRole('alert')).toHaveText(
    'Todavía no se puede borrar: primero hay que resolver lo que está abierto',
  );
  await expect(erase).toHaveCount(0);
  const order = asked.getByRole('link', { name: `El pedido ${number} está en` });
  await expect(order).toHaveAttribute('href', new RegExp(`^/\\d+/pedidos\\?t=${number}$`));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Pérez' })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar datos…' }).click();
  await order.click();
  await expect(page.getByRole('row').getByRole('link', { name: String(number), exact: true })).toBeVisible();
});

test('a seller is offered neither file nor erasure', { tag: '@desktop' }, async ({ page }) => {
  const { id, name } = await aPerson(page.request, await sellerToken(page.request));
  await signInAs(page, seller);
  await page.goto(`/gestion/personas/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Datos', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /ficha|Borrar|Vincular/ })).toHaveCount(0);
});
