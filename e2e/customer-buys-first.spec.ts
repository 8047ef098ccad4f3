import { fillRegistration, mailTo, newEmail, pathIn } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';
import { autofillOf, countTaps } from './taps.ts';

const typed = ':is(main, dialog[open]) :is(input:not([type=radio],[type=checkbox],[type=hidden]), select)';

test('a first purchase, to be picked up, takes eight taps, the last one confirms on the fifth screen', async ({
  page,
}) => {
  const { tap, follow, count } = countTaps();
  const [product] = await someProducts(page.request, 1);
  const email = newEmail();
  const main = page.getByRole('main');
  await open(page, `/productos/${product.code}`);
  follow(page);
  await tap(main.getByRole('button', { name: 'Agregar al carrito' }).first());
  await tap(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item/ }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Finalizar compra' }));
  await expect(page).toHaveURL('/iniciar?from=%2Fmi-compra%3Fdetail');
  await tap(main.getByRole('link', { name: 'Registrate' }));
  await expect(page).toHaveURL('/registro?from=%2Fmi-compra%3Fdetail');
  await expect(page.getByLabel('Departamento')).toContainText('Canelones');
  expect(await autofillOf(page.locator(typed))).toEqual([
    'name given-name',
    'lastName family-name',
    'email email',
    'newPassword new-password',
    'newPasswordConfirm new-password',
    'phone tel',
    'stateId address-level1',
    'cityId address-level2',
    'address address-line1',
  ]);
  await fillRegistration(page, email, { agrees: false });
  await tap(page.getByLabel(/^Acepto/));
  await tap(page.getByRole('button', { name: 'Crear la cuenta' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu correo');

  const other = await page.context().newPage();
  await open(other, pathIn(await mailTo(page.request, email, /^Activá/), '/activar/'));
  follow(other);
  await tap(other.getByRole('button', { name: 'Activar mi cuenta' }));
  // Both tabs lead on to the checkout: the first one by itself, this one by a link.
  const wayOn = other.getByRole('link', { name: 'Seguir con mi compra' });
  await expect(wayOn).toHaveAttribute('href', '/mi-compra?detail');
  await expect(page).toHaveURL('/mi-compra?detail');
  await expect(page.getByRole('radio', { name: '099 123 456' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Retiro en el local/ })).toBeChecked();
  for (const [add, ...known] of [
    ['Agregar teléfono', 'phone tel'],
    ['Agregar dirección', 'address address-line1', 'recipient name', 'zIPCode postal-code', 'cityId address-level2'],
  ] as const) {
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await autofillOf(page.locator(typed))).toEqual(expect.arrayContaining([...known]));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  }
  expect(count).toEqual({ taps: 7, screens: 5 });
  const ordered = page.waitForResponse('**/rest/order/add');
  await tap(page.getByRole('button', { name: /^Confirmar compra/ }));
  expect((await ordered).status()).toBe(200);
  expect(count.taps).toBe(8);
});
