import { randomUUID } from 'node:crypto';
import { signInAs } from './accounts.ts';
import { newName } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

test('Enter in an open list publishes nothing, and text that names nothing is said at its field', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/rest/product/add') && sent.push(request.url()));
  await signInAs(page, seller);
  await page.goto('/gestion/productos?nuevo=');
  const drawer = page.getByRole('dialog').first();
  const code = `LISTA-${randomUUID().slice(0, 8).toUpperCase()}`;
  await drawer.getByLabel('Código', { exact: false }).first().fill(code);
  await drawer.getByLabel('Nombre').first().fill(`Placa ${code}`);
  const brand = drawer.getByRole('combobox', { name: 'Marca' });
  await brand.click();
  await brand.pressSequentially('No hay tal marca');
  // Saved from within the list too.
  await page.keyboard.press('Control+s');
  await expect(drawer.getByText('No hay ninguna opción «No hay tal marca»')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawer.getByText('No hay ninguna opción «No hay tal marca»')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(drawer).toBeVisible();
  expect(sent).toEqual([]);
  await drawer.getByLabel('Nombre').first().focus();
  await expectAccessible(page);

  // Opened without a choice, Enter picks nothing and sends nothing.
  await brand.click();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  const name = await page.getByRole('option').first().innerText();
  await brand.fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(brand).toHaveValue(name);
  const category = drawer.getByRole('combobox', { name: 'Categoría' });
  const before = await category.inputValue();
  await category.click();
  await category.pressSequentially('zzzz');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  expect(sent).toEqual([]);
  // A whole label chooses its option.
  await category.fill(before);
  await page.keyboard.press('Tab');
  await expect(category).toHaveValue(before);

  // One that may be left out is not left out for what was typed; chosen again, the same holds.
  await drawer.getByRole('button', { name: 'Más datos' }).click();
  const provider = drawer.getByRole('combobox', { name: 'Proveedor' });
  await provider.fill('No existe SRL');
  await page.keyboard.press('Control+s');
  await expect(
    drawer.getByText(/«No existe SRL»: elegí una de la lista, o creala con «Nuevo proveedor…»$/),
  ).toBeVisible();
  await page.getByRole('option', { name: 'Nuevo proveedor…' }).click();
  await expect(drawer.getByLabel('Nombre del proveedor')).toHaveValue('No existe SRL');
  await drawer.getByRole('group', { name: 'Nuevo proveedor' }).getByRole('button', { name: 'Cancelar' }).click();
  await provider.fill('');
  // One that was chosen is left out once its text is taken away.
  await provider.click();
  await page.getByRole('option').first().click();
  await expect(provider).not.toHaveValue('');
  await provider.fill('');
  await category.fill(before.slice(0, 3).toUpperCase());
  await page.getByRole('option', { name: before, exact: true }).click();
  await expect(category).toHaveValue(before);

  // Without a price it is asked about before it is public.
  await page.keyboard.press('Control+s');
  const asked = page.getByRole('dialog', { name: '¿Publicar sin precio?' });
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await asked.getByRole('button', { name: 'Corregir' }).click();
  await drawer.getByLabel('Precio con IVA').fill('25');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Guardado: ${code}` })).toBeVisible();
  expect(sent).toHaveLength(1);
  const { data } = await callAs(page.request, await sellerToken(page.request), 'product/find', { code });
  expect(data).toMatchObject({ ProviderId: null });
});

test('Enter chooses the one match of what is typed, and none of several', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const token = await sellerToken(request);
  const [group, other] = [newName('Grupo'), newName('Grupo')];
  for (const CompanyGroupName of [group, other])
    await callAs(request, token, 'companyGroup/add', { companyGroup: { CompanyGroupName } });
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/add') && sent.push(one.url()));
  await signInAs(page, seller);
  await page.goto('/gestion/productos?nuevo=');
  const drawer = page.getByRole('dialog').first();
  const category = drawer.getByRole('combobox', { name: 'Categoría' });
  await category.click();
  const labels = await page.getByRole('option').allInnerTexts();
  const matches = (text: string) => labels.filter((label) => label.toLowerCase().includes(text.toLowerCase()));
  const only = labels.find((label) => matches(label.slice(0, -1)).length === 1) ?? '';
  const several = matches('a').find((label) => label !== only) ?? '';
  expect([only, several]).not.toContain('');
  // One was chosen before, and the list opens by typing alone.
  await page.getByRole('option', { name: several, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await category.fill('a');
  await expect(page.getByRole('option')).toHaveCount(matches('a').length);
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('a');
  await category.fill(only.slice(0, -1).toUpperCase());
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue(only);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The same that was chosen already.
  await category.fill(only.slice(0, -1));
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue(only);

  // To make a new one is no match.
  const brand = drawer.getByRole('combobox', { name: 'Marca' });
  await brand.fill('No hay tal marca');
  await expect(page.getByRole('option')).toHaveText(['Nueva marca…']);
  await page.keyboard.press('Enter');
  await expect(brand).toHaveValue('No hay tal marca');
  await page.keyboard.press('Tab');
  await expect(drawer.getByText('No hay ninguna opción «No hay tal marca»')).toBeVisible();
  await page.goto('/gestion/empresas?nuevo=');
  const named = drawer.getByRole('combobox', { name: 'Grupo' });
  await named.fill(group.slice(0, -1));
  await expect(page.getByRole('option')).toHaveText([group, 'Nuevo grupo…']);
  await page.keyboard.press('Enter');
  await expect(named).toHaveValue(group);
  await expect(drawer).toBeVisible();
  expect(sent).toEqual([]);
});
