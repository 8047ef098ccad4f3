import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { callAs, seller } from './shopping.ts';

export const dialog = (page: Page) => page.getByRole('dialog').first();
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** A name of this journey alone. */
export const newName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

/** Opens one of the panel's lists by its rail. */
export const openList = async (page: Page, name: string, as = seller) => {
  await signInAs(page, as);
  await page.goto('/gestion');
  await expect(page.getByRole('button', { name: /^Tu menú/ })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menú', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Chooses of a list that is searched by typing. */
export const choose = async (page: Page, control: Locator, typed: string, option = typed) => {
  await control.fill(typed);
  await page.getByRole('option').filter({ hasText: option }).first().click();
};

type Stored = Record<string, unknown> & { CompanyId: number; CompanyName: string };

/** A company of this journey alone, made by the call as a seller. */
export const aCompany = async (request: APIRequestContext, token: string, given: Record<string, unknown> = {}) => {
  const group = await callAs(request, token, 'companyGroup/add', {
    companyGroup: { CompanyGroupName: newName('Grupo') },
  });
  const company = { CompanyName: newName('Taller'), CompanyIdentifier: '211003420017', ...given };
  const made = await callAs(request, token, 'company/add', { companyGroupId: group.data?.CompanyGroupId, company });
  expect(made.error).toBe('');
  return made.data as Stored;
};

/** A person of this journey alone, made by the call as a seller. */
export const aPerson = async (request: APIRequestContext, token: string, given: Record<string, unknown> = {}) => {
  const [first, last] = ['Ana', newName('Etcheverry')];
  const made = await callAs(request, token, 'person/add', {
    person: { PersonName: first, PersonLastName: last, ...given },
  });
  expect(made.error).toBe('');
  return { id: Number(made.data?.PersonId), lastName: last, name: `${first} ${last}` };
};

export const storedCompany = async (request: APIRequestContext, token: string, id: number) =>
  (await callAs(request, token, 'company/find', { id })).data as Stored;
