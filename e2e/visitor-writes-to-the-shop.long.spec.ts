import { rtc } from '../sites/rtc.ts';
import { branches } from '../sites/shared.ts';
import { aCustomer, mailTo, newEmail, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { partsShop } from './parts.ts';

const fields = ['Nombre', 'Teléfono', 'E-mail', 'Asunto', 'Mensaje'];

test('a visitor finds the way to write from the footer, corrects the form and sends it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  await expect(page).toHaveTitle('Contacto · RTC');
  await expectAccessible(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Enviar el mensaje' });
  await send.click();
  for (const label of fields)
    await expect(main.getByLabel(label)).toHaveAccessibleDescription('Este campo es obligatorio');
  await expect(main.getByLabel('Nombre')).toBeFocused();
  const subject = `Consulta ${newEmail()}`;
  await main.getByLabel('Nombre').fill('Ana Pérez');
  await main.getByLabel('Teléfono').fill('099 123 456');
  await main.getByLabel('E-mail').fill('ana@');
  await main.getByLabel('Asunto').fill(subject);
  await main.getByLabel('Mensaje').fill('Hola.\n¿Tienen la R3?');
  await send.click();
  await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription('Ingrese un email válido');
  await expectAccessible(page);
  expect(calls).not.toContain('/rest/utils/email/sendContact');
  const email = newEmail();
  await main.getByLabel('E-mail').fill(email);
  await send.click();
  await expect(main.getByRole('status')).toContainText(`Recibimos tu mensaje. Te respondemos a ${email}`);
  for (const label of fields) await expect(main.getByLabel(label)).toHaveValue('');
  await expectAccessible(page);
  const mail = await mailTo(page.request, rtc.contact.email, /^Consulta en RTC/);
  expect(mail.text).toContain(subject);
  expect(mail.text).toContain('Hola.\n¿Tienen la R3?');
});

test('the form knows a customer, and keeps what was typed', async ({ page }) => {
  const customer = await aCustomer(page.request);
  await signInAs(page, customer);
  await open(page, '/contacto');
  const main = page.getByRole('main');
  await expect(main.getByLabel('E-mail')).toHaveValue(customer.email);
  await expect(main.getByLabel('Nombre')).toHaveValue(/\S+ \S+/);
  await expect(main.getByLabel('Teléfono')).toHaveValue(/\d/);
  await main.getByLabel('Nombre').fill('Otro Nombre');
  await main.getByLabel('Asunto').fill('Una consulta');
  await main.getByLabel('Mensaje').fill('Hola.');
  await main.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(main.getByRole('status')).toContainText(customer.email);
});

test('what could not be sent stays in the form', async ({ page, problems }) => {
  await open(page, '/contacto');
  const main = page.getByRole('main');
  // Right for each field, a phone too.
  const typed = 'ana290014@ejemplo.uy';
  for (const label of fields) await main.getByLabel(label).fill(typed);
  await page.route('**/rest/utils/email/sendContact', (route) => route.abort());
  await main.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(main.getByRole('alert')).toContainText('No pudimos conectarnos con la tienda');
  for (const label of fields) await expect(main.getByLabel(label)).toHaveValue(typed);
  problems.length = 0;
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  test('has a block of its own: each branch with its phone, chat and hours', async ({ page }) => {
    await open(page, '/contacto');
    await expect(page.getByRole('heading', { name: 'Hablá con el mostrador' })).toBeVisible();
    for (const { name, address, phone, whatsapp, hours } of branches) {
      const block = page.getByRole('main').getByRole('article', { name: `Local ${name}` });
      await expect(block).toContainText(address);
      await expect(block).toContainText(hours);
      await expect(block.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+598\d{8}$/);
      await expect(block.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(whatsapp));
      await expect(block.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute('href', /^https:/);
    }
    await expectAccessible(page);
  });
});
