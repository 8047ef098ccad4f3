import type { Page } from '@playwright/test';
import { legalVersion } from '../contract/plain/consents.ts';
import { aCustomer, fillRegistration, mailTo, newEmail, openOwnMenu, pathIn, signInByForm } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Crear la cuenta' }).click();

test('a person registers, activates by the mail in another tab, and the first tab goes on by itself', async ({
  page,
}) => {
  const email = newEmail();
  await open(page, '/registro?from=%2Fperfil');
  const mailbox = page.getByRole('main').getByLabel('E-mail');
  await mailbox.fill('eva@gmail,com');
  await send(page);
  const refused = page.getByText('Ingrese un email válido');
  await expect(refused).toBeVisible();
  await mailbox.focus();
  await page.getByLabel('Nombre', { exact: true }).focus();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'eva@gmail.com' }).click();
  await expect(mailbox).toHaveValue('eva@gmail.com');
  await expect(refused).toHaveCount(0);
  // The other fields are still wrong.
  await expect(mailbox).toBeFocused();
  await fillRegistration(page, email);
  const registration = page.waitForRequest((request) => request.url().endsWith('/user/addWithPerson'));
  await send(page);
  // The stored consent has the text that was shown.
  const shown = { user: { Consent: legalVersion } };
  expect((await registration).postDataJSON()).toMatchObject(shown);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu correo');
  await expect(page.getByRole('status').first()).toContainText(email);
  await expectAccessible(page);

  const other = await page.context().newPage();
  await open(other, pathIn(await mailTo(page.request, email, /^Activá/), '/activar/'));
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta está activa');
  await expectAccessible(other);

  await expect(page).toHaveURL('/perfil');
  await expect(page.getByText('Ruta 8 km 30')).toBeVisible();
  await expect(other.getByText('Ya ingresaste: podés seguir.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Seguir donde estabas' })).toHaveAttribute('href', '/perfil');
  const later = await page.context().newPage();
  await open(later, new URL(other.url()).pathname);
  await expect(later.getByText('El enlace ya no sirve. Pedí uno nuevo.')).toBeVisible();
  await expect(later.getByRole('button', { name: 'Activar mi cuenta' })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(stored).not.toContain('secreta-1');
  expect(stored).not.toContain(email);
});

test('a company registers; a wrong check digit of its RUT warns and does not block', async ({ page }) => {
  const email = newEmail();
  await open(page, '/registro');
  await page.getByText('Empresa', { exact: true }).click();
  await page.getByLabel('Razón social').fill('Taller Sur SRL');
  await page.getByLabel('RUT').fill('12345678901');
  await fillRegistration(page, email);
  await send(page);
  await expect(page.getByLabel('RUT')).toHaveAccessibleDescription(/Ingrese un RUT válido/);
  await expect(page.getByLabel('RUT')).toBeFocused();
  await page.getByLabel('RUT').fill('123456789012');
  await page.getByLabel('Razón social').focus();
  await expect(page.getByText(/^El último dígito no coincide/)).toBeVisible();
  await expectAccessible(page);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu correo');

  await open(page, pathIn(await mailTo(page.request, email, /^Activá/), '/activar/'));
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta-1');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/');
  await (await openOwnMenu(page)).getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByText('Taller Sur SRL', { exact: true })).toBeVisible();
  await expect(page.getByText('123456789012')).toBeVisible();
  await expectAccessible(page);
});

test('an e-mail that was registered twice gets its password when it is activated', {
  tag: ['@both-widths', '@long'],
}, async ({ page }) => {
  const { email } = await aCustomer(page.request, { isActive: false });
  await open(page, '/registro');
  await fillRegistration(page, email);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu correo');
  const other = await page.context().newPage();
  await open(other, pathIn(await mailTo(page.request, email, /^Activá/, 2), '/activar/'));
  await expect(other.getByText(/^Para que la cuenta sea solo tuya, elegí ahora su contraseña/)).toBeVisible();
  await expectAccessible(other);
  const activate = other.getByRole('button', { name: 'Activar mi cuenta' });
  await activate.click();
  await expect(other.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
    /Este campo es obligatorio/,
  );
  await other.getByLabel('Contraseña', { exact: true }).fill('elegida-9');
  await other.getByLabel('Repetí la contraseña').fill('elegida-9');
  await activate.click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta está activa');
  await expect(other.getByText(/revisá tus datos en tu perfil/)).toBeVisible();
  await expectAccessible(other);
  // The tab that registered holds a password that is good for nothing now.
  await expect(page.getByRole('main').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await signInByForm(other, { email, password: 'elegida-9' });
  await expect(other).toHaveURL('/');
});

test('a form with mistakes says each at its field, sends nothing and keeps what was typed', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, '/registro');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail').fill('ana@');
  await page.getByLabel('Contraseña', { exact: true }).fill('1234');
  await page.getByLabel('Repetí la contraseña').fill('12345');
  await send(page);
  await expect(page.getByLabel('Apellido')).toBeFocused();
  await expect(page.getByLabel('Apellido')).toHaveAccessibleDescription('Este campo es obligatorio');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Ingrese un email válido/);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
    /La contraseña es muy corta/,
  );
  await expect(page.getByLabel('Repetí la contraseña')).toHaveAccessibleDescription('Las contraseñas deben coincidir');
  await expect(page.getByText('Este campo es obligatorio')).toHaveCount(6);
  await expectAccessible(page);
  await page.getByLabel('Contraseña', { exact: true }).fill('12346');
  await send(page);
  await expect(page.getByText('Las contraseñas deben coincidir')).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@');
  expect(calls.filter((path) => path.startsWith('/rest/user'))).toEqual([]);
});

test('a used activation link says so in place of success and offers a new one', { tag: '@long' }, async ({ page }) => {
  await open(page, '/activar/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos activar la cuenta');
  await expect(page.getByRole('button', { name: 'Activar mi cuenta' })).toHaveCount(0);
  await expect(page.getByRole('alert').first()).toContainText('El enlace ya no sirve. Pedí uno nuevo.');
  await expect(page.getByText('Si tu cuenta ya está activa, solo te queda ingresar.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail de tu cuenta').fill('nadie@ejemplo.uy');
  await page.getByRole('button', { name: 'Enviar un enlace nuevo' }).click();
  await expect(page.getByText(/^Si hay una cuenta con nadie@ejemplo\.uy/)).toBeVisible();
});
