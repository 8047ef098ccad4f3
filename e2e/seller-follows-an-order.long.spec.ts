import { aCompanyCustomer, aCustomer, type Customer, signInAs } from './accounts.ts';
import { saveAlone } from './communications.ts';
import { dialog, newName } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { openOrder } from './orders.ts';
import { anOrderOf, seller, someProducts } from './shopping.ts';

for (const { who, buyer, company, person } of [
  { who: 'a person', buyer: (request: Parameters<typeof aCustomer>[0]) => aCustomer(request), person: 'Ana Pérez' },
  {
    who: 'a company',
    buyer: (request: Parameters<typeof aCustomer>[0]) => aCompanyCustomer(request, 'Montevideo'),
    company: 'Taller Sur SRL',
  },
])
  test(`from an order of ${who} a seller notes what is spoken with its buyer`, { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const customer: Customer = await buyer(request);
    const { number, guid } = await anOrderOf(request, customer, await someProducts(request, 1));
    await signInAs(page, seller);
    await openOrder(page, { guid, number });
    await page.getByRole('button', { name: 'Llamé' }).click();
    if (company) await expect(dialog(page).getByRole('combobox', { name: 'Empresa' })).toHaveValue(company);
    else await expect(dialog(page).getByRole('switch', { name: 'Particular' })).toBeChecked();
    await expect(dialog(page).getByRole('combobox', { name: 'Persona' })).toHaveValue(person ?? '');
    const subject = newName('Consulta');
    await dialog(page).getByLabel('Asunto').fill(subject);
    await dialog(page).getByLabel('Mensaje').fill(`Por el pedido ${number}`);
    await saveAlone(page);
    await expect(
      page.getByRole('region', { name: 'Comunicaciones' }).getByRole('listitem').filter({ hasText: subject }),
    ).toContainText(company ?? `Particular · ${person}`);
  });

test('beside an order stand the others of its buyer', { tag: '@desktop' }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const products = await someProducts(request, 1);
  const first = await anOrderOf(request, customer, products);
  const second = await anOrderOf(request, customer, products);
  await signInAs(page, seller);
  await openOrder(page, second);
  const others = page.getByRole('region', { name: 'Otros pedidos del comprador' });
  await expect(others.getByRole('link')).toHaveText([String(first.number)]);
});
