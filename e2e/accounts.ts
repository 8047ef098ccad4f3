import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Customer = { email: string; password: string };

export const newEmail = () => `cliente-${randomUUID().slice(0, 8)}@ejemplo.uy`;

type Mail = { to: string; replyTo: string | null; subject: string; text: string; links: string[] };

/** The newest mail to that address whose subject matches, as soon as there are `count` of them. */
export const mailTo = async (request: APIRequestContext, to: string, subject: RegExp, count = 1): Promise<Mail> => {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = (await (await request.get(`/demo/correo.json?to=${encodeURIComponent(to)}`)).json()) as Mail[];
    const fitting = mails.filter((mail) => subject.test(mail.subject));
    found = fitting[0];
    expect(fitting.length, `mails to ${to} about ${subject}`).toBeGreaterThanOrEqual(count);
  }).toPass();
  return found as Mail;
};

/** The path of the first link in a mail that holds `part`. */
export const pathIn = (mail: Mail, part: string) => {
  const link = mail.links.find((one) => one.includes(part));
  const { pathname, search } = new URL(link ?? `http://no.link/${part}`);
  return pathname + search;
};

const post = async (request: APIRequestContext, path: string, data: unknown) => {
  const response = await request.post(`/rest/${path}`, { data });
  expect(response.status(), await response.text()).toBe(200);
};

/** A person with an account that works, made by calls as the registration makes it. His address is in `city`, if given. */
export const aCustomer = async (
  request: APIRequestContext,
  { isActive = true, city, email = newEmail() }: { isActive?: boolean; city?: string; email?: string } = {},
): Promise<Customer> => {
  const password = 'secreta-1';
  await post(request, 'user/addWithPerson', {
    user: { Name: 'Ana Pérez', Email: email, Password: password, FirstName: 'Ana', LastName: 'Pérez' },
    person: {
      PersonName: 'Ana',
      PersonLastName: 'Pérez',
      PersonDefaultEmail: email,
      Phones: [{ PePhone: '099 123 456', PePhoneType: 'HOM' }],
      Addresses: [{ PeAddress: 'Rincón 500', PeAddressRecipient: 'Ana Pérez', ...(await placeOf(request, city)) }],
      Emails: [{ PeEmail: email }],
    },
    urlActivation: '/activar/',
  });
  if (isActive) await post(request, 'user/activate', { guid: await activationGuid(request, email) });
  return { email, password };
};

/** The key of the link that activates an account. */
const activationGuid = async (request: APIRequestContext, email: string) =>
  pathIn(await mailTo(request, email, /^Activá/), '/activar/').split(/[/?]/)[2];

let reader: Promise<Customer> | undefined;
/** The customer of journeys that leave the account as it is, with an address in Montevideo: made once. */
export const theCustomer = (request: APIRequestContext) => (reader ??= aCustomer(request, { city: 'Montevideo' }));

/** A company with an account that works and an address in `city`. */
export const aCompanyCustomer = async (request: APIRequestContext, city: string): Promise<Customer> => {
  const [email, password] = [newEmail(), 'secreta-1'];
  await post(request, 'user/addWithCompany', {
    user: { Name: 'Ana Pérez', Email: email, Password: password, FirstName: 'Ana', LastName: 'Pérez' },
    company: {
      CompanyName: 'Taller Sur SRL',
      CompanyIdentifier: '211003420017',
      Phones: [{ CoPhone: '2900 1111', CoPhoneType: 'WOR' }],
      Addresses: [{ CoAddress: 'Ruta 8 km 20', CoAddressRecipient: 'Depósito', ...(await placeOf(request, city)) }],
      Emails: [{ CoEmail: email }],
    },
    urlActivation: '/activar/',
  });
  await post(request, 'user/activate', { guid: await activationGuid(request, email) });
  return { email, password };
};

const placeOf = async (request: APIRequestContext, name: string | undefined) => {
  const { data } = (await (await request.post('/rest/city/list', { data: {} })).json()) as {
    data: { CityId: number; CityName: string; StateId: number }[];
  };
  const city = data.find((one) => name === undefined || one.CityName === name);
  return { CityId: city?.CityId, StateId: city?.StateId };
};

/**
 * Signs a page's browser in without its form; the next page it opens is the customer's. `at` is the origin of another of
 * the shop's sites, where the page's own is a name that only a browser knows.
 */
export const signInAs = async (page: Page, { email, password }: Customer, at = '') => {
  const form = { client_id: 'web', grant_type: 'password', scope: 'FullControl', username: email, password };
  const response = await page.request.post(`${at}/Oauth/access_token`, { form });
  const { access_token: token, user_guid: guid } = (await response.json()) as Record<string, string>;
  // The lightest of the shop's own addresses: its storage is all that is needed.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('session', stored), JSON.stringify({ token, guid }));
};

/** Fills the form of a registration for Ana Pérez in Pando; she agrees to the texts unless `agrees` is false. */
export const fillRegistration = async (page: Page, email: string, { agrees = true } = {}) => {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Pérez');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta-1');
  await page.getByLabel('Repetí la contraseña').fill('secreta-1');
  await page.getByLabel('Teléfono').fill('099 123 456');
  await page.getByLabel('Departamento').selectOption('Canelones');
  await page.getByLabel('Ciudad').selectOption('Pando');
  await page.getByLabel('Dirección').fill('Ruta 8 km 30');
  if (agrees) await page.getByLabel(/^Acepto/).check();
};

/** Fills the login form and sends it. */
export const signInByForm = async (page: Page, { email, password }: Customer) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
};

/** Opens the menu of the signed-in. A page that has only just come may close it once more. */
export const openOwnMenu = async (page: Page) => {
  // The form leads on by itself.
  await expect(page).not.toHaveURL(/\/iniciar/);
  const menu = page.getByRole('navigation', { name: 'Mi cuenta' });
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('banner').locator('summary').last().click();
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  return menu;
};
