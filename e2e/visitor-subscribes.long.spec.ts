import { siteIds } from '../sites/site.ts';
import { mailTo, newEmail, pathIn } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { originOf } from './sites.ts';

test('a visitor subscribes in the footer, confirms by the mail and unsubscribes by another', async ({ page }) => {
  const email = newEmail();
  await open(page, '/');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Novedades por correo' });
  const field = form.getByLabel('Tu correo electrónico');
  const send = form.getByRole('button', { name: 'Suscribirme' });
  await send.click();
  await expect(field).toHaveAccessibleDescription('Este campo es obligatorio');
  await field.fill('ana@');
  await send.click();
  await expect(field).toHaveAccessibleDescription('Ingrese un email válido');
  await field.fill(email);
  await send.click();
  await expect(form.getByRole('status')).toContainText(`Te va a llegar un correo a ${email}`);
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  await open(page, pathIn(await mailTo(page.request, email, /^Confirmá tu suscripción/), '/newsletter/confirmar/'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscripción confirmada');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);

  const end = pathIn(await mailTo(page.request, email, /^Estás en la lista/), '/newsletter/baja/');
  await open(page, end);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te diste de baja');
  await expectAccessible(page);
});

for (const id of siteIds.filter((one) => one !== 'RTC')) {
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });
    test('one subscribes in the footer there too', async ({ page }) => {
      const email = newEmail();
      await open(page, '/');
      const form = page.getByRole('contentinfo').getByRole('form', { name: 'Novedades por correo' });
      await form.getByLabel('Tu correo electrónico').fill(email);
      await form.getByRole('button', { name: 'Suscribirme' }).click();
      await expect(form.getByRole('status')).toContainText(`Te va a llegar un correo a ${email}`);
    });
  });
}

test('a link that is nobody’s says so', async ({ page }) => {
  await open(page, '/newsletter/confirmar/abc');
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Suscribite de nuevo al pie de la página.');
  await open(page, '/newsletter/baja/abc');
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('El enlace no es de ninguna suscripción.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('one unsubscribes all the same', async ({ page }) => {
    const email = newEmail();
    await page.request.post('/rest/suscription/add', { data: { type: 'NEM', value: email } });
    await page.goto(pathIn(await mailTo(page.request, email, /^Confirmá tu suscripción/), '/newsletter/baja/'));
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await expect(page.getByText('Listo: no te vamos a escribir más novedades.')).toBeVisible();
  });
});
