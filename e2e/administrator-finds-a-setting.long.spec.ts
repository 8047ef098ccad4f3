import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSettings } from './settings.ts';
import { administrator } from './shopping.ts';

test('an administrator goes to a section of the settings, and reads names instead of codes', async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes');
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name, exact: true });
  const expectNames = async (names: readonly (readonly [label: string, shown: string])[]) => {
    for (const [label, shown] of names) await expect(page.getByRole('combobox', { name: label })).toHaveValue(shown);
  };
  await section('Envíos').click();
  await expectNames([
    ['Tipo: Formas de envío 1', 'Retiro en el local'],
    ['Tipo: Formas de envío 3', 'Área metropolitana'],
  ]);
  await section('Pagos').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Pagos' })).toBeVisible();
  await expect(section('Pagos')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: 'Envíos' })).toHaveCount(0);
  await expectNames([
    ['Tipo: Formas de pago 1', 'Tarjeta (Mercado Pago)'],
    ['Forma de pago: Cuentas para depósitos 1', 'Depósito Santander'],
  ]);
  await expect(page.getByRole('combobox', { name: 'Forma de pago: Cuentas para depósitos 1' })).toBeDisabled();
  await expectAccessible(page, { targets: true });
  // A section is saved alone: leaving it changed asks.
  await page.getByRole('textbox', { name: 'Días para depositar' }).fill('9');
  await section('Avisos').click();
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByRole('textbox', { name: 'Días para depositar' })).toHaveValue('9');
  await section('Avisos').click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Avisos' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Pagos' })).toBeVisible();
  await page.getByRole('tab', { name: 'Textos' }).click();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toContainText('Textos legales');
});

test('whom to tell of each order is chosen, and another address has to be one', async ({ page }) => {
  await signInAs(page, administrator);
  await openSettings(page, 'avisos');
  const notice = page.getByRole('group', { name: 'Aviso de pedidos' });
  const whom = notice.getByRole('combobox', { name: 'A quién' });
  await expect(whom).toHaveValue('El correo de contacto');
  await whom.click();
  await page.getByRole('option', { name: 'Otra dirección' }).click();
  await notice.getByLabel('E-mail').fill('pedidos');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(notice.getByRole('alert')).toHaveText('Ingrese un email válido');
});
