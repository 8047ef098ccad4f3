import type { Page } from '@playwright/test';
import { moneyText } from '../contract/plain/money-text.ts';
import { branches } from '../sites/shared.ts';
import type { Branch } from '../sites/site.ts';
import { aCustomer, fillRegistration, mailTo, newEmail, pathIn, signInAs } from './accounts.ts';
import { expect, expectAccessible, expectValid, hydrated, open, test } from './fixtures.ts';
import { aGuestOrder, cartOf, someProducts } from './shopping.ts';
import { aMissing } from './stock.ts';

/** The heading has the focus, is in sight below the header, and names the document. */
const expectHeading = async (page: Page, title: string) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(`${title} · RTC`);
  const places = async () => {
    const [header, own] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()];
    return (own?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  await expect.poll(places).toBeGreaterThanOrEqual(0);
};

/** A screen that took the place of another one, which a reload shows again. */
const expectScreen = async (page: Page, title: string) => {
  await expectHeading(page, title);
  await page.reload();
  await hydrated(page);
  await expectHeading(page, title);
  await expectAccessible(page);
  await expectValid(page);
};

const [bulevar] = branches as [Branch];
const both = { tag: '@both-widths' };

test('after a registration one reads what follows, and a mistyped e-mail is corrected', both, async ({ page }) => {
  const [wrong, right] = [newEmail(), newEmail()];
  await open(page, '/registro');
  await fillRegistration(page, wrong);
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expectHeading(page, 'Revisá tu correo');

  await page.getByRole('button', { name: 'Corregir el e-mail' }).click();
  await expectHeading(page, 'Crear una cuenta');
  await expect(page.getByLabel('E-mail')).toHaveValue(wrong);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
  await expect(page.getByLabel('Ciudad')).toHaveValue(/\d+/);
  await expect(page.getByLabel(/^Acepto/)).toBeChecked();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  await page.getByLabel('E-mail').fill(right);
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta-1');
  await page.getByLabel('Repetí la contraseña').fill('secreta-1');
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByRole('status').first()).toContainText(right);
  await expectScreen(page, 'Revisá tu correo');
  await expect(page.getByRole('status').first()).toContainText(right);
  // The typed texts are gone after a reload, but not the e-mail.
  await page.getByRole('button', { name: 'Corregir el e-mail' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(right);
  await page.goBack();
  await expect(page.getByRole('status').first()).toContainText(right);

  await open(page, pathIn(await mailTo(page.request, right, /^Activá/), '/activar/'));
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expectScreen(page, 'Tu cuenta está activa');
  await expect(page.getByText('Ya podés ingresar con tu e-mail y tu contraseña.')).toBeVisible();
});

test('a link that is dead says so, and an e-mail typed there is corrected', both, async ({ page }) => {
  await open(page, '/activar/00000000-0000-4000-8000-000000000000');
  await expectScreen(page, 'No pudimos activar la cuenta');
  for (const email of ['nadei@ejemplo.uy', 'nadie@ejemplo.uy']) {
    await page.getByLabel('E-mail de tu cuenta').fill(email);
    await page.getByRole('button', { name: 'Enviar un enlace nuevo' }).click();
    await expect(page.getByText(`Si hay una cuenta con ${email}`)).toBeVisible();
  }
});

test('who registered twice chooses his password where the link leads', async ({ page }) => {
  const { email } = await aCustomer(page.request, { isActive: false });
  await aCustomer(page.request, { isActive: false, email });
  await open(page, pathIn(await mailTo(page.request, email, /^Activá/, 2), '/activar/'));
  await expectScreen(page, 'Elegí tu contraseña');
  await page.getByLabel('Contraseña', { exact: true }).fill('elegida-9');
  await page.getByLabel('Repetí la contraseña').fill('elegida-9');
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expectScreen(page, 'Tu cuenta está activa');
  await expect(page.getByText('revisá tus datos en tu perfil')).toBeVisible();
});

test('back from paying, without an order that is known, nothing says that one was entered', both, async ({ page }) => {
  await open(page, '/mi-compra?status=approved');
  await expectScreen(page, 'Mirá cómo está tu pedido');
  await page.getByRole('main').getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page).toHaveURL(/\/iniciar\?from=/);
});

test('an order that is confirmed by mail says so, and a dead link that it confirms nothing', both, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  const email = newEmail();
  const link = await aGuestOrder(page.request, product, email);
  await open(page, link);
  await page.getByRole('button', { name: 'Confirmar mi compra' }).click();
  await expectHeading(page, 'Tu compra está confirmada');
  await expectAccessible(page);
  await expectValid(page);
  await open(page, link);
  await page.getByRole('button', { name: 'Confirmar mi compra' }).click();
  await expectHeading(page, 'Tu compra ya estaba confirmada');
  await expectAccessible(page);
  await open(page, `${link}x`);
  await page.getByRole('button', { name: 'Confirmar mi compra' }).click();
  await expectHeading(page, 'No pudimos confirmar tu compra');
  await expectAccessible(page);
});

test('a newsletter confirmed, and ended, says so', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/rest/suscription/add', { data: { type: 'NEM', value: email } });
  await open(page, pathIn(await mailTo(page.request, email, /^Confirmá tu suscripción/), '/newsletter/confirmar/'));
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expectScreen(page, 'Suscripción confirmada');
  await open(page, pathIn(await mailTo(page.request, email, /^Estás en la lista/), '/newsletter/baja/'));
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expectScreen(page, 'Te diste de baja');
});

test('a notice of an arrival confirmed, and ended, says so', async ({ page }) => {
  const { code } = await aMissing(page);
  const email = newEmail();
  await page.request.post('/rest/arrival/add', { data: { code, email } });
  const mail = await mailTo(page.request, email, /^Confirmá que te avisemos/);
  await open(page, pathIn(mail, '/avisos/confirmar/'));
  await page.getByRole('button', { name: 'Confirmar el aviso' }).click();
  await expectScreen(page, 'Aviso confirmado');
  await open(page, pathIn(mail, '/avisos/baja/'));
  await page.getByRole('button', { name: 'Cancelar el aviso' }).click();
  await expectScreen(page, 'Aviso cancelado');
});

test('a new password is asked for, after a correction, and chosen', both, async ({ page }) => {
  const { email } = await aCustomer(page.request);
  const wrong = newEmail();
  await open(page, '/restablecer-contrasena');
  await page.getByLabel('E-mail').fill(wrong);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expectScreen(page, 'Revisá tu correo');
  await expect(page.getByRole('status').first()).toContainText(wrong);
  await page.getByRole('button', { name: 'Corregir el e-mail' }).click();
  await expectHeading(page, 'Restablecer la contraseña');
  await expect(page.getByLabel('E-mail')).toHaveValue(wrong);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByRole('status').first()).toContainText(email);

  await open(page, pathIn(await mailTo(page.request, email, /^Restablecé/), '/restablecer-contrasena/'));
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('elegida-9');
  await page.getByLabel('Repetí la contraseña').fill('elegida-9');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expectScreen(page, 'Contraseña cambiada');
  // The next page has its own name.
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await expect(page).toHaveTitle('Ingresar · RTC');
});

const ordered = (page: Page) => page.getByRole('region', { name: 'Lo que pediste' });

test('an order that is picked up says so, adds up, and says where and when', both, async ({ page }) => {
  await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
  const [product] = await someProducts(page.request, 1);
  await cartOf(page, [{ ...product, quantity: 2 }]);
  await open(page, '/mi-compra?detail');
  await expectScreen(page, 'Mi compra');
  await page.getByRole('radio', { name: new RegExp(`^${bulevar.name}`) }).check();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expectScreen(page, 'Tu pedido fue ingresado');
  const total = moneyText(Math.round(product.price * 100) * 2);
  for (const part of [product.name, 'Costo del envíoSin costo', `Total, IVA incluido${total}`]) {
    await expect(ordered(page)).toContainText(part);
  }
  for (const part of [`Retiro en el local · ${bulevar.name}`, `${bulevar.address}, Montevideo`, bulevar.hours]) {
    await expect(page.getByRole('region', { name: 'Envío' })).toContainText(part);
  }
});

test('on the way to the provider the page says that the payment is missing', both, async ({ page }) => {
  await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
  await cartOf(page, await someProducts(page.request, 1), { paymentId: 'MPU' });
  await open(page, '/mi-compra?detail');
  // A browser stays where it is.
  await page.route('**/demo/pagos/**', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expectHeading(page, 'Te llevamos a pagar');
  await expect(page).toHaveURL(/\/pedido\//);
  await expect(page.getByRole('link', { name: 'Pagar ahora' })).toBeVisible();
});

test('an order to the interior says that its freight is paid on receipt', both, async ({ page }) => {
  const freight = 'a pagar al recibir';
  const customer = await aCustomer(page.request, { city: 'Salto' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra');
  const offered = page.getByRole('complementary', { name: 'Total' }).getByRole('listitem');
  await expect(offered.filter({ hasText: 'Interior' })).toContainText(freight);
  await open(page, '/mi-compra?detail');
  await page.getByRole('radio', { name: /^Interior/ }).check();
  await expect(page.getByRole('radio', { name: /^Interior/ })).toHaveAccessibleName(new RegExp(freight));
  await page.getByRole('textbox', { name: 'Agencia' }).fill('DAC');
  const summary = page.getByText(/^Resumen · /);
  if (await summary.isVisible()) await summary.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Envío: Interior' })).toContainText(freight);
  if (await summary.isVisible()) await summary.click();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(ordered(page)).toContainText(`Costo del envío${freight}`);
  await expect(page.getByRole('region', { name: 'Envío' })).toContainText('agencia DAC');
  expect((await mailTo(page.request, customer.email, /^Recibimos tu pedido/)).text).toContain(freight);
});
