import type { APIRequestContext, Page } from '@playwright/test';
import { dialog } from './companies.ts';
import { expect } from './fixtures.ts';
import { callAs, sellerToken } from './shopping.ts';

export const dayMs = 86_400_000;
/** A day from now on as its control holds it; at any hour it is one that comes. */
export const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export const block = (page: Page) => page.getByRole('region', { name: 'Comunicaciones' });
export const entries = (page: Page) => block(page).getByRole('listitem');
export const named = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
export const save = (within: ReturnType<typeof dialog>) =>
  within.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Saves what was done where nothing follows. */
export const saveAlone = async (page: Page) => {
  await save(dialog(page));
  await named(page, /^Guardado: /)
    .getByRole('button', { name: 'Cerrar' })
    .click();
};

/** A communication of the seller with a company, made by the call. */
export const aCommunication = async (request: APIRequestContext, companyId: number, given: Record<string, unknown>) => {
  const token = await sellerToken(request);
  const authors = await callAs(request, token, 'communication/listAuthors', {});
  const [author] = authors.data as unknown as { PersonId: number; CompanyId: number }[];
  const made = await callAs(request, token, 'communication/add', {
    comm: {
      CommMessage: 'Pidió precio',
      CreatorPersonId: author?.PersonId,
      CreatorCompanyId: author?.CompanyId,
      ContactCompanyId: companyId,
      ...given,
    },
  });
  expect(made.error).toBe('');
  return Number(made.data?.CommId);
};
