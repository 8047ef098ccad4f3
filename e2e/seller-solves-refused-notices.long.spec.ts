import { rtc } from '../sites/rtc.ts';
import { mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { inOwnShop } from './own-shop.ts';
import { seller } from './shopping.ts';

// Apart from the others, whose payments bring good ones.
const test = inOwnShop(undefined, { DEMO: '1' });

test('notices that are refused: a seller reads the likely cause and says what he did', { tag: '@desktop' }, async ({
  page,
}) => {
  for (let at = 0; at < 3; at += 1)
    expect((await page.request.post('/pagos/mercadopago/notificacion', { data: {} })).status()).toBe(401);
  const mail = await mailTo(page.request, rtc.contact.email, /^Alerta: avisos de Mercado Pago rechazados$/);
  expect(mail.text).toContain('Llegaron sin firma');
  await signInAs(page, seller);
  await page.goto('/gestion');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^alertas? de pagos$/ })
    .click();
  const card = page.getByRole('article', { name: 'Avisos de Mercado Pago rechazados: sin firma' });
  await expect(card).toContainText('3, del');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Resolver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(dialog).toContainText('Este campo es obligatorio');
  await dialog.getByLabel('Motivo').fill('El proxy deja pasar los encabezados');
  // Signed out in another tab on purpose, one goes on with what is typed.
  const other = await page.context().newPage();
  await other.goto('/contacto');
  await other.evaluate(() => localStorage.setItem('session', JSON.stringify({ token: '', guid: '' })));
  await other.close();
  const again = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await again.getByLabel('Contraseña', { exact: true }).fill(seller.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(dialog.getByLabel('Motivo')).toHaveValue('El proxy deja pasar los encabezados');
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(page.getByText('Resolviste: Avisos de Mercado Pago rechazados: sin firma')).toBeVisible();
  await expect(card).toHaveCount(0);
  const solved = page.getByRole('region', { name: 'Avisos rechazados que se resolvieron' });
  await expect(solved).toContainText('El proxy deja pasar los encabezados');
  await expectAccessible(page);
});
