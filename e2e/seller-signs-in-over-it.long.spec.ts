import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administrator, callAs, someProducts } from './shopping.ts';

/** Ends the session elsewhere; what is done next finds out. */
const endSession = async (page: Page) => {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token,
  );
  await callAs(page.request, token, 'user/logout', {});
};
const signInOver = async (page: Page) => {
  const again = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await expect(again.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await again.getByLabel('Contraseña', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
};

// Each opens a form, types, and answers what holds the text and what tries to store it.
type Form = {
  place: string;
  fill: (page: Page) => Promise<{ field: Locator; text: string; send: () => Promise<void> }>;
};
const forms: Form[] = [
  {
    place: '/gestion/configuracion?parte=ajustes',
    fill: async (page) => {
      const field = page.getByLabel('Usuario o dirección del chat').or(page.getByLabel('Nombre de la tienda')).first();
      await field.fill('Otro nombre');
      return { field, text: 'Otro nombre', send: () => page.keyboard.press('Control+s') };
    },
  },
  {
    place: '/gestion/configuracion?parte=BANNER_HOME',
    fill: async (page) => {
      const field = page.getByRole('textbox', { name: 'Título: banner 1' });
      await field.fill('Título sin guardar');
      return {
        field,
        text: 'Título sin guardar',
        send: () => page.getByRole('button', { name: 'Guardar borrador' }).click(),
      };
    },
  },
  {
    place: '/gestion/usuarios',
    fill: async (page) => {
      await page.getByRole('button', { name: /^Invitar/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('nueva@ejemplo.uy');
      // The list behind it is read again, as where one comes back to the window.
      const send = () =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      return { field: dialog.getByRole('textbox').first(), text: 'nueva@ejemplo.uy', send };
    },
  },
];

for (const { place, fill } of forms)
  test(`what is typed at ${place} stays when the session ends`, { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, administrator);
    await page.goto(place);
    const { field, text, send } = await fill(page);
    await endSession(page);
    await send();
    await signInOver(page);
    await expect(field).toHaveValue(text);
    expect(new URL(page.url()).pathname).toBe(new URL(place, page.url()).pathname);
  });

test('a dialog over a list stays too, and the list is read again', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, administrator);
  await page.goto(`/gestion/productos?t=${encodeURIComponent(product.code)}`);
  await page.getByLabel(`Elegir ${product.code}`, { exact: true }).check();
  await page.getByLabel('Qué cambiar').first().click();
  await page.getByRole('option', { name: 'Precio, a un importe' }).click();
  await page.getByLabel('Importe con IVA').fill('33,50');
  await endSession(page);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await signInOver(page);
  await expect(page.getByLabel('Importe con IVA')).toHaveValue(/33,50$/);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('dialog').first()).toContainText('Cambian 1 de 1');
});

test('so does a price in its row, which no longer says that one has to sign in', { tag: '@desktop' }, async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, administrator);
  await page.goto(`/gestion/productos?t=${encodeURIComponent(product.code)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: product.code, exact: true }) });
  await row.getByTitle('Cambiar el precio').click();
  const typed = page.getByLabel(`Precio de ${product.code}`);
  await typed.fill((product.price * 1.1 + 0.01).toFixed(2).replace('.', ','));
  await endSession(page);
  await page.keyboard.press('Enter');
  const asked = page.getByText('Ingresá a tu cuenta para continuar');
  await expect(asked).toBeAttached();
  await signInOver(page);
  await expect(asked).toHaveCount(0);
  await expect(typed).toHaveValue(/\d/);
  await typed.press('Enter');
  await expect(typed).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
});

test('where nothing is typed one goes on at the same screen as well', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  await endSession(page);
  await page.getByLabel('Buscar').fill('sensor');
  await signInOver(page);
  await expect(page).toHaveURL(/\/gestion\/stock\?t=sensor/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a dialog stays too where another tab hears first that the session ended', { tag: '@desktop' }, async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, administrator);
  await page.goto(`/gestion/productos?t=${encodeURIComponent(product.code)}`);
  await page.getByLabel(`Elegir ${product.code}`, { exact: true }).check();
  await page.getByLabel('Qué cambiar').first().click();
  await page.getByRole('option', { name: 'Precio, a un importe' }).click();
  await page.getByLabel('Importe con IVA').fill('33,50');
  await endSession(page);
  const other = await page.context().newPage();
  await other.goto('/gestion/stock');
  await expect(other).toHaveURL(/\/iniciar\?from=.*&vencida/);
  await signInOver(page);
  await expect(page.getByLabel('Importe con IVA')).toHaveValue(/33,50$/);
  // That tab is led on by itself.
  await expect(other).toHaveURL('/gestion/stock');
  const signOut = () => other.evaluate(() => localStorage.setItem('session', JSON.stringify({ token: '', guid: '' })));
  // So it does where somebody signs out there on purpose; where nothing is typed the screen goes.
  await signOut();
  await signInOver(page);
  await expect(page.getByLabel('Importe con IVA')).toHaveValue(/33,50$/);
  await page.getByLabel(`Elegir ${product.code}`, { exact: true }).uncheck();
  await signOut();
  await expect(page).toHaveURL(/\/iniciar\?from=(?!.*vencida)/);
});
