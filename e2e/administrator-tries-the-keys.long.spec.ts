import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const administrator = { email: 'admin@demo.uy', password: 'demo-2026' };

test('an administrator tries the keys of payments, which charges nobody and alarms nobody', {
  tag: '@both-widths',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/alertas');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const refused = page.getByText(/^Avisos de .* rechazados/);
  await expect(refused).toHaveCount(0);
  await page.goto('/gestion');
  const note = page.getByRole('alert').filter({ hasText: 'Tarjetas y billeteras' });
  await note.getByRole('button', { name: 'Probar las claves' }).click();
  await expect(note.getByRole('status')).toHaveText(/^Las claves responden, y los avisos llegan \(\d+ pruebas\)\.$/);
  await expectAccessible(page);
  await page.goto('/gestion/alertas');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(refused).toHaveCount(0);
});
