import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Customer, signInAs } from './accounts.ts';
import { newName } from './companies.ts';
import { expect } from './fixtures.ts';
import { callAs, tokenOf } from './shopping.ts';

/** A day in Montevideo, so many from today: 'YYYY-MM-DD'. */
export const dayAfter = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Montevideo' }).format(Date.now() + days * 86_400_000);

type Author = { PersonId: number; CompanyId: number };
type Found = { CommNewDate: string; Events: { EventType: string }[] };

/** Something that a seller has to do, for a private buyer where `given` names no contact. Due at 00:00 of today it is overdue. */
export const aTask = async (
  request: APIRequestContext,
  as: Customer,
  day: string,
  hour: string,
  given: object = {},
) => {
  const token = await tokenOf(request, as);
  const authors = (await callAs(request, token, 'communication/listAuthors', {})).data as unknown as Author[];
  const own = await ownPerson(request, as);
  const author = authors.find(({ PersonId }) => PersonId === own);
  const subject = newName('Llamar a');
  const comm = {
    CommType: 'PHO',
    CommSubject: subject,
    CommMessage: 'Pidió precio por diez',
    CreatorPersonId: author?.PersonId,
    CreatorCompanyId: author?.CompanyId,
    ContactCompanyId: author?.CompanyId,
    CommIsPrivate: true,
    CommLastEvent: 'SCH',
    CommNewDate: `${day}T${hour}:00-03:00`,
    ...given,
  };
  const made = await callAs(request, token, 'communication/add', { comm });
  expect(made.error).toBe('');
  const id = Number(made.data?.CommId);
  const stored = async () => (await callAs(request, token, 'communication/find', { id })).data as unknown as Found;
  return { subject, stored, token, id };
};

const ownPerson = async (request: APIRequestContext, { email, password }: Customer) => {
  const form = { client_id: 'web', grant_type: 'password', scope: 'FullControl', username: email, password };
  const login = (await (await request.post('/Oauth/access_token', { form })).json()) as Record<string, string>;
  const user = await callAs(request, login.access_token ?? '', 'user/get', { guid: login.user_guid });
  return (user.data?.Person as { PersonId: number } | null)?.PersonId;
};

export const types = ({ Events }: Found) => Events.map(({ EventType }) => EventType);

export const rowOf = (page: Page, subject: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: subject, exact: true }) });
export const titleOf = (page: Page, subject: string) => page.getByRole('button', { name: subject, exact: true });
export const overdue = (page: Page) => page.getByRole('region', { name: 'Vencidas' });

/** The demo may have more that is overdue than are shown at once. */
export const showAllOverdue = async (page: Page) => {
  await expect(overdue(page)).toBeVisible();
  const all = overdue(page).getByRole('button', { name: /^Ver las/ });
  if (await all.isVisible()) await all.click();
};

/** The entry of the calendar with that subject. */
export const entryOf = (page: Page, subject: string) => page.getByRole('table').getByRole('button', { name: subject });

/** Drags an entry of a week as many times its own height down, or up. */
export const drag = async (page: Page, entry: Locator, heights: number) => {
  await entry.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  const box = await entry.boundingBox();
  if (!box) throw new Error('The calendar does not show it.');
  const [x, y] = [box.x + box.width / 2, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + (heights * box.height) / 2, { steps: 4 });
  await page.mouse.move(x, y + heights * box.height, { steps: 4 });
  await page.mouse.up();
};

export const openAgenda = async (page: Page, as: Customer, query = '') => {
  await signInAs(page, as);
  await page.goto(`/gestion/agenda${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
};
