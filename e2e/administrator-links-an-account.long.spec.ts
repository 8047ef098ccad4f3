import { aCustomer, signInAs } from './accounts.ts';
import { aPerson, choose, dialog, row } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { administrator, sellerToken } from './shopping.ts';

test('an administrator links an account with a person whom a seller had entered, and undoes it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email } = await aCustomer(page.request);
  const { id, name } = await aPerson(page.request, await sellerToken(page.request), { Emails: [{ PeEmail: email }] });
  await signInAs(page, administrator);
  await page.goto(`/gestion/personas/${id}`);
  await page.getByRole('button', { name: 'Vincular una cuenta…' }).click();
  const choosing = page.getByRole('dialog', { name: `Vincular una cuenta con ${name}` });
  // The account of the person's own e-mail comes first.
  const account = choosing.getByRole('combobox', { name: 'Cuenta' });
  await expect(account).toHaveValue(email);
  await expectEveryLook(page);

  const taken = await aCustomer(page.request, { isActive: false });
  await choose(page, account, taken.email);
  await choosing.getByRole('button', { name: 'Vincular…' }).click();
  const refused = page.getByRole('dialog', { name: `¿Vincular ${taken.email} con ${name}?` });
  await refused.getByRole('button', { name: 'Sí, vincular' }).click();
  await expect(refused.getByRole('alert')).toContainText('La cuenta todavía no se activó');
  await refused.getByRole('button', { name: 'Corregir' }).click();

  await choose(page, account, email);
  await choosing.getByRole('button', { name: 'Vincular…' }).click();
  const asked = page.getByRole('dialog', { name: `¿Vincular ${email} con ${name}?` });
  await expect(asked).toContainText('desde ahora sus pedidos y sus puestos son los de esta persona');
  await expectEveryLook(page);
  await asked.getByRole('button', { name: 'Sí, vincular' }).click();
  const told = page.getByRole('status').filter({ hasText: `Vinculada: ${email} entra como ${name}` });
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', `/gestion/usuarios?persona=${id}`);
  await expect(page.getByRole('button', { name: 'Vincular una cuenta…' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Con cuenta' }).click();
  await expect(page).toHaveURL(new RegExp(`persona=${id}$`));
  await expect(page.getByRole('list', { name: 'Filtros puestos' })).toHaveText(`Cuenta de ${name}`);
  await row(page, email).getByRole('button', { name: 'Ana Pérez' }).click();
  await dialog(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await dialog(page).getByRole('button', { name: 'Desvincular…' }).click();
  await page
    .getByRole('dialog', { name: `¿Desvincular la cuenta de ${name}?` })
    .getByRole('button', { name: 'Sí, desvincular' })
    .click();
  await expect(page.getByText('Desvinculada: la cuenta tiene una persona nueva')).toBeVisible();
  await page.goto(`/gestion/personas/${id}`);
  await expect(page.getByRole('button', { name: 'Vincular una cuenta…' })).toBeVisible();
});
