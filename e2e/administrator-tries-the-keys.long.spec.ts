import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const administrator = { email: 'admin@demo.uy', password: 'demo-2026' };

test('an administrator tries the keys of payments, which charges nobody and alarms nobody', {
  tag: '@both-widths',
}, async ({ page }) => {
  await signInAs(page, administrator);
  const countRefused = async () => {
    const answer = page.waitForResponse('**/rest/payment/listAlerts');
    await page.goto('/gestion/alertas');
    await answer;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    return page.getByText(/^Avisos de .* rechazados/).count();
  };
  const before = await countRefused();
  await page.goto('/gestion');
  const note = page.getByRole('alert').filter({ hasText: 'Tarjetas y billeteras' });
  await note.getByRole('button', { name: 'Probar las claves' }).click();
  await expect(note.getByRole('status')).toContainText('Las claves son de prueba');
  await expectAccessible(page);
  expect(await countRefused()).toBe(before);
});
