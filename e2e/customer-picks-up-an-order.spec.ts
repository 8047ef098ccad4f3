import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aProductElsewhere, callAs, cartOf, ownCompany, someProducts } from './shopping.ts';

test('what is picked up: the branch is chosen, and told when it is ready', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  const products = await someProducts(page.request, 1);
  const stock = await page.request.post('/rest/stock/find', { data: { code: products[0].code } });
  const { data } = (await stock.json()) as { data: { branches: { name: string; hasAny: boolean }[] } };
  const branch = data.branches.findLast(({ hasAny }) => hasAny)?.name ?? '';
  await cartOf(page, products);
  await open(page, '/mi-compra?detail');
  await expect(page.getByRole('radio', { name: /Retiro en el local/ })).toBeChecked();
  await page.getByLabel('Sucursal', { exact: true }).selectOption(branch);
  await expect(page.getByText(`Lo retirás en ${branch}.`)).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  await expect(page).toHaveURL(/pedido=/);
  const guid = new URL(page.url()).searchParams.get('pedido');
  await page.getByRole('main').getByRole('link', { name: 'Ver mis pedidos' }).click();
  const card = page.getByRole('article').first();
  await expect(card).toContainText(`Retiro en el local · ${branch}`);
  const { token } = await ownCompany(page.request);
  for (const [state, sentence] of [
    ['PAP', `Te avisamos cuando puedas retirarlo en ${branch}.`],
    ['DIS', `Tu pedido está listo: ya podés retirarlo en ${branch}.`],
  ] as const) {
    const move = { orderId: guid, state, sendEmail: true };
    expect((await callAs(page.request, token, 'order/changeState', move)).error).toBe('');
    await page.reload();
    await expect(card).toContainText(sentence);
  }
  expect((await mailTo(page.request, customer.email, /Despachado$/)).text).toContain(`ya podés retirarlo en ${branch}`);
});

test('a branch that has everything is chosen; another one says what it lacks and where it is', async ({ page }) => {
  const { product, first, other } = await aProductElsewhere(page.request);
  await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
  await cartOf(page, [product]);
  await open(page, '/mi-compra?detail');
  await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();
  const branch = page.getByLabel('Sucursal', { exact: true });
  await branch.selectOption(first);
  const confirm = page.getByRole('button', { name: /^Confirmar compra/ });
  await confirm.click();
  const note = page.getByRole('alert').filter({ hasText: `En ${first} no queda ${product.name}.` });
  await expect(note).toBeFocused();
  await expectAccessible(page);
  await branch.selectOption(other);
  await expect(note).toBeHidden();
  await branch.selectOption(first);
  await confirm.click();
  await note.getByRole('button', { name: `Retirar todo en ${other}` }).click();
  await expect(note).toBeHidden();
  await expect(confirm).toBeFocused();
  await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
});
