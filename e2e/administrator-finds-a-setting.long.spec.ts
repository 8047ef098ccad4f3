import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administrator } from './shopping.ts';

test('an administrator goes to a section of the settings, and reads names instead of codes', async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes');
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name: 'Pagos' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Pagos' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'La tienda' })).not.toBeInViewport();
  for (const [label, shown] of [
    ['Tipo: Formas de envío 1', 'Retiro en el local'],
    ['Tipo: Formas de envío 3', 'Área metropolitana'],
    ['Tipo: Formas de pago 1', 'Tarjeta (Mercado Pago)'],
    ['Forma de pago: Cuentas para depósitos 1', 'Depósito Santander'],
  ] as const)
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(shown);
  await expect(page.getByRole('combobox', { name: 'Forma de pago: Cuentas para depósitos 1' })).toBeDisabled();
  // To go there changes nothing, so nothing is asked.
  await expect(page.getByText('Hay cambios sin guardar')).toHaveCount(0);
  await expectAccessible(page, { targets: true });
  await page.getByRole('tab', { name: 'Textos' }).click();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toContainText('Textos legales');
});

test('whom to tell of each order is chosen, and another address has to be one', async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=ajustes');
  const notice = page.getByRole('group', { name: 'Aviso de pedidos' });
  const whom = notice.getByRole('combobox', { name: 'A quién' });
  await expect(whom).toHaveValue('El correo de contacto');
  await whom.click();
  await page.getByRole('option', { name: 'Otra dirección' }).click();
  await notice.getByLabel('E-mail').fill('pedidos');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(notice.getByRole('alert')).toHaveText('Ingrese un email válido');
});
