import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { openSettings } from './settings.ts';
import { administrator } from './shopping.ts';
import { expectTold } from './toast.ts';

test('a value that is typed while the one before is saved stays, and is saved next', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, administrator);
  await openSettings(page, 'pagos');
  const days = page.getByRole('textbox', { name: 'Días para depositar' });
  const before = await days.inputValue();
  const save = async () => {
    await page.keyboard.press('Control+s');
    await expectTold(page, 'Guardado: ya rige en la tienda');
  };
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/setting/update', async (route) => {
    await held;
    await route.continue();
  });
  await days.fill('7');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Guardar ajustes' })).toHaveAttribute('data-loading', 'true');
  await days.fill('8');
  answer();
  await expect(page.getByText('Guardamos lo anterior.', { exact: false })).toBeVisible();
  await expect(days).toHaveValue('8');
  await save();
  await page.reload();
  await expect(days).toHaveValue('8');
  await days.fill(before);
  await save();
});
