import { aCompanyCustomer, aCustomer, type Customer, signInAs } from './accounts.ts';
import { save } from './communications.ts';
import { dialog, newName, row } from './companies.ts';
import { expect, open, test } from './fixtures.ts';
import { anOrderOf, callAs, ownCompany, seller, someProducts } from './shopping.ts';

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
    const own = await ownCompany(request);
    const { data: order } = await callAs(request, own.token, 'order/find', { orderId: guid });
    await signInAs(page, seller);
    await open(page, `/${own.id}/pedidos?text=${number}`);
    await page
      .getByRole('article', { name: `Pedido ${number}` })
      .getByRole('link', { name: 'Comunicaciones' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comunicaciones' })).toBeVisible();
    const asked = new URL(page.url()).searchParams;
    const idOf = (id: unknown) => (id ? `${Number(id)}` : null);
    expect([asked.get('empresa'), asked.get('persona')]).toEqual([
      idOf(order?.OrderCompanyId),
      idOf(order?.OrderPersonId),
    ]);

    await page.getByRole('button', { name: 'Nueva comunicación' }).click();
    await expect(dialog(page).getByLabel('Asunto')).toBeFocused();
    if (company) await expect(dialog(page).getByRole('combobox', { name: 'Empresa' })).toHaveValue(company);
    else await expect(dialog(page).getByRole('switch', { name: 'Particular' })).toBeChecked();
    await expect(dialog(page).getByRole('combobox', { name: 'Persona' })).toHaveValue(person ?? '');
    const subject = newName('Consulta');
    await dialog(page).getByLabel('Asunto').fill(subject);
    await dialog(page).getByLabel('Mensaje').fill(`Por el pedido ${number}`);
    await save(dialog(page));
    await expect(row(page, subject)).toContainText(company ?? `Particular · ${person}`);
    expect(new URL(page.url()).searchParams.get(company ? 'empresa' : 'persona')).not.toBeNull();
  });
