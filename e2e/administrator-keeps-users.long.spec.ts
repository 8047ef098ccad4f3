import type { Page } from '@playwright/test';
import { mailTo, newEmail, pathIn, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administrator, seller } from './shopping.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('an administrator invites a seller, who gets in; gives another role; locks, and the sessions end', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Usuarios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  // Others' registrations may fill the first page.
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('vendedor@demo.uy');
  await expect(row(page, 'vendedor@demo.uy')).toContainText('Vende');
  await expectAccessible(page);

  const email = newEmail();
  await page.getByRole('button', { name: 'Invitar' }).click();
  await expect(dialog(page).getByLabel('E-mail')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('Este campo es obligatorio')).toHaveCount(3);
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('Nombre').fill('Iris');
  await dialog(page).getByLabel('Apellido').fill('Díaz');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Le enviamos la invitación por correo')).toBeVisible();

  const link = pathIn(await mailTo(page.request, email, /^Te invitaron/), '/activar/');
  const hers = await (await browser.newContext()).newPage();
  await hers.goto(link);
  await hers.getByLabel('Contraseña', { exact: true }).fill('secreta-1');
  await hers.getByLabel(/^Repetí/).fill('secreta-1');
  await hers.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(hers.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
  await signInAs(hers, { email, password: 'secreta-1' });
  await hers.goto('/gestion');
  const rail = hers.getByRole('navigation', { name: 'Gestión' });
  await expect(rail.getByRole('link', { name: 'Productos' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Usuarios' })).toHaveCount(0);

  await page.getByLabel('Buscar').fill(email);
  await expect(row(page, email)).toContainText('Activa');
  await row(page, email).getByRole('button', { name: 'Iris Díaz' }).click();
  await dialog(page).getByRole('combobox', { name: 'Rol' }).click();
  // The chosen role stays chosen: none would be a customer.
  await page.getByRole('option', { name: 'Vende', exact: true }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Rol' })).toHaveValue('Vende');
  await dialog(page).getByRole('combobox', { name: 'Rol' }).click();
  await page.getByRole('option', { name: 'Vende y administra' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Guardado: ya rige')).toBeVisible();
  await expect(row(page, email)).toContainText('Vende y administra');
  const toast = page.locator('.panel-toast');
  await expect(toast.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', /^\/gestion\/usuarios\?editar=/);

  await row(page, email)
    .getByRole('button', { name: `Bloquear a ${email}` })
    .click();
  await expect(dialog(page).getByText('¿Bloquear a Iris Díaz?')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(row(page, email)).toContainText('Bloqueada');
  await hers.goto('/gestion/productos');
  await expect(hers).toHaveURL(/\/iniciar\?from=/);
  await hers.getByLabel('E-mail').fill(email);
  await hers.getByLabel('Contraseña', { exact: true }).fill('secreta-1');
  await hers.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await expect(hers.getByText('Tu cuenta está bloqueada. Escribinos y lo vemos.')).toBeVisible();
  await expect(toast).toContainText('Iris Díaz ya no puede ingresar');
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row(page, email)).toContainText('Activa');
});

test('a seller finds no users there', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(page, seller);
  await page.goto('/gestion/usuarios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios');
  await expect(page.getByRole('alert')).toContainText('Es de quienes administran la tienda');
  expect(asked).not.toContain('/rest/user/filter');
});

test('the role of a customer has its name', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/usuarios?t=cliente@demo.uy');
  await row(page, 'cliente@demo.uy').getByRole('button').first().click();
  await expect(dialog(page).getByRole('combobox', { name: 'Rol' })).toHaveValue('Cliente');
});
