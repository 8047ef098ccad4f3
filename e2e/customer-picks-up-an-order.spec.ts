import type { Page } from '@playwright/test';
import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aProductElsewhere, callAs, cartOf, ownCompany, sellerToken, someProducts } from './shopping.ts';

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

/** A product's stock at a branch, changed by its seller until `then` is done. */
const withStockAt = async (
  page: Page,
  code: string,
  branchName: string,
  quantity: number,
  then: () => Promise<void>,
) => {
  const token = await sellerToken(page.request);
  const listed = await callAs(page.request, token, 'stock/filter', {
    filters: [{ FilterKey: 'code', FilterValue: code }],
    rowIndex: 0,
    rowsMax: 10,
  });
  type Row = { branchName: string; branchCode: string; onHand: number; reserved: number };
  const rows = listed.data as unknown as Row[];
  const row = rows.find((one) => one.branchName === branchName);
  const set = async (from: number, to: number) => {
    const change = { code, branchCode: row?.branchCode, quantity: to, quantity_Z: from };
    expect((await callAs(page.request, token, 'stock/set', change)).error).toBe('');
  };
  const [before, now] = [row?.onHand ?? 0, quantity + (row?.reserved ?? 0)];
  await set(before, now);
  try {
    await then();
  } finally {
    await set(now, before);
  }
};

test('a branch that has everything is chosen; of another one is said what it lacks when it is chosen', {
  tag: '@long',
}, async ({ page }) => {
  const { product, first, other } = await aProductElsewhere(page.request);
  await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
  await cartOf(page, [product]);
  await open(page, '/mi-compra?detail');
  await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();
  const branch = page.getByLabel('Sucursal', { exact: true });
  const lacking = page
    .getByRole('status')
    .filter({ hasText: `En ${first} no queda ninguna unidad de ${product.name}.` });
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: `En ${first} no queda ninguna unidad de ${product.name}.` });
  await expect(lacking).toHaveCount(0);
  await branch.selectOption(first);
  await expect(lacking).toBeVisible();
  await expectAccessible(page);
  await lacking.getByRole('button', { name: `Retirar todo en ${other}` }).click();
  await expect(lacking).toHaveCount(0);
  await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();

  await branch.selectOption(first);
  const confirm = page.getByRole('button', { name: /^Confirmar compra/ });
  await confirm.click();
  await expect(refusal).toBeFocused();
  await expectAccessible(page);
  // The other branch's units are gone meanwhile: it is not offered.
  await withStockAt(page, product.code, other, 0, async () => {
    await branch.selectOption(other);
    await branch.selectOption(first);
    await confirm.click();
    await expect(refusal).toBeFocused();
    await expect(page.getByRole('button', { name: /^Retirar todo/ })).toHaveCount(0);
  });
  await confirm.click();
  await refusal.getByRole('button', { name: `Retirar todo en ${other}` }).click();
  await expect(refusal).toBeHidden();
  await expect(confirm).toBeFocused();
  await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
});
