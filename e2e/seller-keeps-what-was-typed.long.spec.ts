import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { administrator, callAs, seller, someProducts } from './shopping.ts';

test('a form that stays open until the session ends keeps what was typed; one signs in over it and saves', {
  tag: '@desktop',
}, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, seller);
  await page.goto(`/gestion/productos?editar=${encodeURIComponent(product.code)}`);
  const drawer = page.getByRole('dialog').first();
  const dua = `2026-${Date.now()}`;
  await drawer.getByRole('button', { name: 'Más datos' }).click();
  await drawer.getByLabel('DUA').fill(dua);
  await drawer.getByRole('button', { name: 'Agregar enlace' }).click();
  const links = drawer.getByRole('group', { name: 'Enlaces' });
  await links.getByPlaceholder('Nombre').last().fill('Manual');
  await links.getByPlaceholder('Dirección').last().fill('https://ejemplo.uy/manual');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token,
  );
  await callAs(page.request, token, 'user/logout', {});
  await page.keyboard.press('Control+s');

  const again = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await expect(again).toContainText(seller.email);
  await expect(again.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await again.getByRole('button', { name: 'Ingresar' }).click();
  await expect(again.getByText('Este campo es obligatorio')).toBeVisible();
  await again.getByLabel('Contraseña', { exact: true }).fill('otra-clave');
  await page.keyboard.press('Enter');
  await expect(again.getByText('Credenciales inválidas')).toBeVisible();
  await again.getByLabel('Contraseña', { exact: true }).fill(seller.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(drawer.getByLabel('DUA')).toHaveValue(dua);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/gestion/productos?editar=${encodeURIComponent(product.code)}`);
  await expect(drawer.getByLabel('DUA')).toHaveValue(dua);
  await drawer.getByRole('button', { name: 'Más datos' }).click();
  await expect(links.getByPlaceholder('Dirección').last()).toHaveValue('https://ejemplo.uy/manual');
});

test('who leaves instead goes to sign in, and comes back to the screen', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos?nuevo=');
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Nombre').first().fill('Placa que no será');
  await page.evaluate(() => localStorage.setItem('session', JSON.stringify({ token: 'no-vale', guid: 'x' })));
  page.on('dialog', (question) => void question.accept());
  await drawer.getByLabel('Código', { exact: false }).first().fill('NO-SERA');
  await drawer.getByLabel('Precio con IVA').fill('1,00');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('dialog', { name: 'Tu sesión venció' })
    .getByRole('button', { name: 'Salir sin guardar' })
    .click();
  await expect(page).toHaveURL(/\/iniciar\?from=%2Fgestion%2Fproductos/);
});

test('a price typed in its row is not lost by leaving the screen', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, seller);
  await page.goto(`/gestion/productos?t=${encodeURIComponent(product.code)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: product.code, exact: true }) });
  const price = row.getByTitle('Cambiar el precio');
  await price.click();
  const typed = page.getByLabel(`Precio de ${product.code}`);
  await typed.fill('9,99');
  await page.getByRole('link', { name: 'Stock' }).click();
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(typed).toHaveValue('U$S 9,99');
  await typed.press('Escape');
  await expect(price).toBeFocused();
  await page.getByRole('link', { name: 'Stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
});

test('a count that is stored nowhere is not lost with its tab', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, seller);
  await page.goto('/gestion/stock/recuento');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Código').fill(product.code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: product.name })).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByLabel('Código').fill(product.code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: product.name })).toBeVisible();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Contado de ${product.code}`)).toHaveValue('1234');
  // A part of a unit is said, and nothing is stored meanwhile.
  await page.getByLabel(`Contado de ${product.code}`).fill('2,5');
  await expect(page.getByText('«2,5» no es un número entero')).toBeVisible();
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(page.getByRole('alert')).toContainText('«2,5» no es un número entero');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel(`Contado de ${product.code}`).fill('1234');
  // Emptied by mistake, it shows again what holds.
  await page.getByLabel(`Contado de ${product.code}`).fill('');
  await page.getByLabel('Código').click();
  await expect(page.getByLabel(`Contado de ${product.code}`)).toHaveValue('1234');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByLabel(`Contado de ${product.code}`)).toHaveValue('1234');
});

test('a count is not another person’s who signs in with the same browser', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, seller);
  page.on('dialog', (question) => void question.accept());
  await page.goto('/gestion/stock/recuento');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Código').fill(product.code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: product.name })).toBeVisible();
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  const counted = page.getByLabel(`Contado de ${product.code}`);
  await expect(counted).toHaveValue('77');

  // In another tab: what stands here follows.
  const other = await context.newPage();
  await signInAs(other, administrator);
  await other.close();
  await expect(counted).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveValue('');
  await expect(counted).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ver diferencias y guardar' })).toHaveCount(0);

  await signInAs(page, seller);
  await page.goto('/gestion/stock/recuento');
  await expect(counted).toHaveValue('77');
});

test('units of two readings are refused as an import refuses them, and so are parts of one', {
  tag: '@desktop',
}, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, seller);
  await page.goto(`/gestion/stock?abrir=${encodeURIComponent(product.code)}`);
  const units = page.getByRole('dialog').first().getByLabel('Cantidad en el estante');
  const reason = page.getByRole('dialog').first().getByRole('combobox', { name: 'Motivo' });
  await reason.fill('Recuento');
  for (const [typed, sentence] of [
    ['1.500', 'si son miles escribí 1500'],
    ['2,5', '«2,5» no es un número entero'],
    ['-3', '«-3» es negativo'],
  ] as const) {
    await units.fill('');
    await units.pressSequentially(typed);
    await reason.press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(units).toBeFocused();
    await expect(units).toHaveValue(typed);
  }
  await units.fill('1500');
  await reason.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'quedó con 1500' })).toBeVisible();
});

test('what an address asks to edit and is not there is said', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  for (const asked of ['editar', 'copiar']) {
    await page.goto(`/gestion/productos?${asked}=NO-HAY-ESE`);
    const note = page.getByRole('dialog', { name: 'Ese producto no existe' });
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page).toHaveURL(/\/gestion\/productos$/);
  }
});
