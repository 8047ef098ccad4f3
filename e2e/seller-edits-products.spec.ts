import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };
const newCode = () => `PRUEBA-${randomUUID().slice(0, 8).toUpperCase()}`;

const openProducts = async (page: Page) => {
  await signInAs(page, seller);
  await page.goto('/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Productos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog').first();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' }).click();
const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

/** A product of this journey alone, made in the dialog. */
const addProduct = async (page: Page, code: string) => {
  await page.getByRole('button', { name: 'Nuevo producto' }).click();
  await dialog(page).getByLabel('Código', { exact: false }).first().fill(code);
  await dialog(page).getByLabel('Nombre').first().fill(`Placa ${code}`);
  await dialog(page).getByLabel('Precio con IVA').fill('12,50');
  const units = dialog(page).getByRole('group', { name: 'Unidades en cada sucursal' }).getByRole('textbox').last();
  await units.fill('4 cajas');
  await save(page);
  await expect(units).toBeFocused();
  await units.fill('4');
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const search = async (page: Page, code: string) => {
  await page.getByLabel('Buscar').fill(code);
  await expect(row(page, code)).toBeVisible();
};

test('a seller adds a product, changes it, and the shop shows it at once', { tag: '@desktop' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openProducts(page);
  await expectAccessible(page);
  const code = newCode();
  await page.getByRole('button', { name: 'Nuevo producto' }).click();
  await expect(dialog(page).getByLabel('Código', { exact: false }).first()).toBeFocused();
  await expectAccessible(page);
  await save(page);
  await expect(dialog(page).getByText('Este campo es obligatorio')).toHaveCount(2);
  await expect(dialog(page).getByLabel('Código', { exact: false }).first()).toBeFocused();
  expect(calls.filter((path) => path === '/rest/product/add')).toEqual([]);
  await page.keyboard.press('Escape');
  await addProduct(page, code);
  await page
    .getByRole('status')
    .filter({ hasText: `Guardado: ${code}` })
    .getByRole('link', { name: 'Ver' })
    .click();
  await expect(page.getByRole('dialog', { name: code })).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: code })).toBeFocused();
  await page.keyboard.press('Escape');

  await search(page, code);
  await expect(row(page, code)).toContainText('U$S 12,50');
  await row(page, code).getByRole('button', { name: code, exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: /^4: cambiar el stock de/ })).toBeVisible();
  // In one frame: the drawer may still be coming in.
  const places = await dialog(page)
    .getByRole('heading')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((one) => [one.textContent, one.getBoundingClientRect().toJSON() as DOMRect])),
    );
  const [data, state, kind] = [places['Datos'], places['Estado'], places['Categoría y marca']];
  expect([state?.y, kind?.x]).toEqual([data?.y, state?.x]);
  expect(state?.x).toBeGreaterThan((data?.x ?? 0) + 400);
  // A number of stock that is typed alone is asked about too.
  const units = dialog(page).getByRole('textbox', { name: /^Stock de/ });
  await dialog(page)
    .getByRole('button', { name: /^0: cambiar el stock de/ })
    .first()
    .click();
  await units.fill('7');
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await page
    .getByRole('dialog', { name: 'Hay cambios sin guardar' })
    .getByRole('button', { name: 'Seguir editando' })
    .click();
  await units.press('Escape');
  await dialog(page).getByLabel('Precio con IVA').fill('14,90');
  await expect(dialog(page).getByText('Sin IVA: U$S 12,21')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Ver en la tienda' })).toHaveAttribute(
    'href',
    `/productos/${code}`,
  );
  // Stock is stored by itself, and the form stays as it is.
  await dialog(page)
    .getByRole('button', { name: /^0: cambiar el stock de/ })
    .first()
    .click();
  await units.fill('7');
  const stored = page.waitForRequest('**/rest/stock/set');
  await page.keyboard.press('Enter');
  expect((await stored).postData()).toContain('Desde la ficha del producto');
  await expect(dialog(page).getByRole('button', { name: /^7: cambiar el stock de/ })).toBeVisible();
  await expect(dialog(page).getByLabel('Precio con IVA')).toHaveValue('14,90');
  await dialog(page).getByRole('button', { name: 'Agregar especificación' }).click();
  await dialog(page).getByLabel('Nombre 1').fill('Tensión');
  await dialog(page).getByLabel('Valor 1').fill('5 V');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, code)).toContainText('U$S 14,90');

  const html = await (await page.request.get(`/productos/${code}`)).text();
  expect(html).toContain('14,90');
  expect(html).toContain('Tensión');
});

test('leaving a changed form asks first, an unchanged one sends nothing', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await openProducts(page);
  const code = newCode();
  await addProduct(page, code);
  await search(page, code);
  const updates: string[] = [];
  page.on('request', (request) => request.url().endsWith('/rest/product/update') && updates.push(request.url()));
  await row(page, code).getByRole('button', { name: code, exact: true }).click();
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(updates).toEqual([]);

  await row(page, code).getByRole('button', { name: code, exact: true }).click();
  await dialog(page).getByLabel('Nombre').first().fill('Otro nombre');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog(page).getByLabel('Nombre').first()).toHaveValue('Otro nombre');
  await expect(question).toHaveCount(0);
  // Escape asks too, and once more it stays.
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog(page).getByLabel('Nombre').first()).toHaveValue('Otro nombre');
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(updates).toEqual([]);
});

test('of a field that another changed meanwhile both values are shown', { tag: '@desktop' }, async ({ page }) => {
  await openProducts(page);
  const code = newCode();
  await addProduct(page, code);
  await search(page, code);
  await row(page, code).getByRole('button', { name: code, exact: true }).click();
  const more = dialog(page).getByRole('button', { name: 'Más datos' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog(page).getByLabel('DUA')).toBeHidden();
  const login = await page.request.post('/Oauth/access_token', {
    form: {
      client_id: 'web',
      grant_type: 'password',
      scope: 'FullControl',
      username: seller.email,
      password: seller.password,
    },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const other = await page.request.post('/rest/product/update', {
    headers: { authorization: `OAuth ${token}` },
    data: { code, parms: [{ ParmKey: 'ProductPrice', ParmValue: 20, ParmValue_Z: 12.5 }] },
  });
  expect(other.status()).toBe(200);

  await dialog(page).getByLabel('Precio con IVA').fill('');
  await dialog(page).getByLabel('Precio con IVA').pressSequentially('15,00');
  await more.click();
  await dialog(page).getByLabel('DUA').fill('2026-1');
  // An error in it opens its card.
  await dialog(page).getByLabel('Página del proveedor').fill('no es una dirección');
  await more.click();
  await expect(dialog(page).getByLabel('DUA')).toBeHidden();
  await save(page);
  await expect(dialog(page).getByLabel('Página del proveedor')).toBeFocused();
  await dialog(page).getByLabel('Página del proveedor').fill('');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await save(page);
  await expect(dialog(page).getByText('Otra persona guardó: U$S 20,00')).toBeVisible();
  await expect(dialog(page).getByText('Vos escribiste: U$S 15,00')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(dialog(page).getByLabel('Precio con IVA')).toHaveValue('U$S 20,00');
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row(page, code).getByRole('button', { name: code, exact: true }).click();
  await expect(dialog(page).getByLabel('DUA')).toHaveValue('2026-1');
});
