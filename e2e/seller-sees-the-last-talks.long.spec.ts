import { signInAs } from './accounts.ts';
import { aCommunication, block, dayAhead, dayMs, named, save } from './communications.ts';
import { aCompany, dialog, newName } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { seller, sellerToken } from './shopping.ts';

test('a company’s page shows what is due soonest and what happened last, however much is scheduled', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request));
  const [due, past] = [newName('Llamar'), newName('Hablamos')];
  for (const day of [5, 4, 3, 2, 1])
    await aCommunication(request, id, {
      CommSubject: `${due} ${day}`,
      CommLastEvent: 'SCH',
      CommNewDate: `${dayAhead(day)}T15:00:00Z`,
    });
  for (const day of [1, 2, 3, 4, 5, 6])
    await aCommunication(request, id, {
      CommSubject: `${past} ${day}`,
      CommNewDate: new Date(Date.now() - day * dayMs).toISOString(),
    });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  const list = (name: string) => block(page).getByRole('list', { name }).getByRole('listitem');
  await expect(list('Por hacer')).toContainText([1, 2, 3].map((day) => `${due} ${day}`));
  await expect(list('Lo último')).toContainText([1, 2, 3, 4, 5].map((day) => `${past} ${day}`));
  await expect(block(page).getByRole('heading', { level: 3 })).toHaveText(['Por hacer', 'Lo último']);
  await expect(block(page).getByRole('link', { name: 'Ver todas (11)' })).toHaveAttribute(
    'href',
    new RegExp(`empresa=${id}`),
  );
  await expectAccessible(page);

  // A call that was just noted is in sight, and so is its next step.
  await block(page).getByRole('button', { name: 'Llamé' }).click();
  await dialog(page).getByLabel('Mensaje').fill('Paga mañana');
  await save(dialog(page));
  const next = named(page, /^Guardado: /);
  const question = named(page, /^Hay cambios sin guardar/);
  // Leaving a chosen step is asked about once.
  await next.getByRole('radio', { name: 'Mañana' }).check();
  await expectEveryLook(page);
  await next.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list('Por hacer').filter({ hasText: `Llamada con ${name}` })).toHaveCount(0);

  await block(page).getByRole('button', { name: 'Llamé' }).click();
  await dialog(page).getByLabel('Mensaje').fill('Paga pasado mañana');
  await save(dialog(page));
  await next.getByRole('radio', { name: 'Mañana' }).check();
  await next.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list('Lo último').first()).toContainText(`Llamada con ${name}`);
  await expect(list('Por hacer').filter({ hasText: `Llamada con ${name}` })).toHaveCount(1);
});
