import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './toast.ts';

test('an administrator changes the terms, goes back, and still reads what they said', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, { email: 'admin@demo.uy', password: 'demo-2026' });
  await page.goto('/gestion/configuracion?parte=textos&seccion=legales');
  const text = page.getByRole('textbox', { name: 'Texto: Textos legales 6' });
  await text.fill('La ley de los mares del sur.');
  await page.keyboard.press('Control+s');
  await expectTold(page, 'Guardado: ya rige en la tienda');
  await page.getByRole('button', { name: 'Volver al valor inicial: Textos legales' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Volver al valor inicial: Textos legales' })).toHaveCount(0);
  await expectTold(page, 'Guardado: ya rige en la tienda');

  const versions = page.getByRole('region', { name: 'Versiones de los textos legales' });
  const own = versions.getByText(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/).first();
  await own.click();
  await expect(versions.getByText('La ley de los mares del sur.')).toBeVisible();
  await expectAccessible(page);
});
