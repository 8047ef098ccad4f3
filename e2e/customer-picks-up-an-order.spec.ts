import type { Page } from '@playwright/test';
import { aCustomer, mailTo, newEmail, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aProductElsewhere, callAs, cartOf, ownCompany, sellerToken, someProducts, tokenOf } from './shopping.ts';

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
  await page.getByRole('radio', { name: new RegExp(`^${branch}`) }).check();
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
  await expect(card.getByRole('list', { name: 'Recorrido del pedido' })).toContainText('Listo para retirar');
  await expect(card).not.toContainText('Despachado');
  expect((await mailTo(page.request, customer.email, /: Listo para retirar$/)).text).toContain(
    `ya podés retirarlo en ${branch}`,
  );
});

/** Goes to the checkout without an account. */
const goOnAsGuest = async (page: Page) => {
  await open(page, '/iniciar?from=%2Fmi-compra%3Fdetail');
  await page.getByRole('button', { name: 'Comprar sin contraseña' }).click();
  const form = page.getByRole('region', { name: 'Comprar sin contraseña' });
  await form.getByLabel('Nombre y apellido').fill('Eva Paz');
  await form.getByLabel('Teléfono').fill('099 123 456');
  await form.getByLabel('E-mail').fill(newEmail());
  await page.getByRole('button', { name: 'Seguir con la compra' }).click();
};

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
  const branch = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const lacking = page.getByRole('status').filter({ hasText: `En ${first} no está todo` });
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: `En ${first} no queda ninguna unidad de ${product.name}.` });
  await expect(branch(other)).toHaveAccessibleName(/ Está todo /);
  await expect(branch(first)).toHaveAccessibleName(/ No alcanza .*: no hay en /);
  await expect(lacking).toHaveCount(0);
  await branch(first).check();
  await expect(lacking).toBeVisible();
  await expectAccessible(page);
  await lacking.getByRole('button', { name: `Retirar todo en ${other}` }).click();
  await expect(lacking).toHaveCount(0);
  await expect(branch(other)).toBeFocused();
  await expect(page.getByText(`Lo retirás en ${other}.`)).toBeVisible();

  await branch(first).check();
  const confirm = page.getByRole('button', { name: /^Confirmar compra/ });
  await confirm.click();
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText('Así no se puede confirmar:');
  await expectAccessible(page);
  // The other branch's units are gone meanwhile: it is not offered.
  await withStockAt(page, product.code, other, 0, async () => {
    await branch(other).check();
    await branch(first).check();
    await confirm.click();
    await expect(refusal).toBeFocused();
    await expect(refusal).not.toContainText('Cambió algo');
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

test('a cart that lies in two branches says at each what it lacks, and ends in an order', async ({ page }) => {
  const { product, first, other } = await aProductElsewhere(page.request);
  const [common] = await someProducts(page.request, 1);
  const branch = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const waysOut = page.getByRole('status').filter({ hasText: 'y en ninguna otra sucursal tampoco' });
  await withStockAt(page, common.code, other, 2, async () => {
    const lines = [product, { ...common, quantity: 3 }];
    await cartOf(page, lines);
    await goOnAsGuest(page);
    // Visitors hear no number.
    await expect(branch(other)).toHaveAccessibleName(new RegExp(` No alcanza .*: no alcanza en ${other}`));
    await expect(branch(first)).toHaveAccessibleName(new RegExp(` No alcanza .*: no hay en ${first}`));
    await expectAccessible(page);
    await branch(first).check();
    await expect(waysOut).toContainText(`Si llevás lo que hay en ${first}, queda: sin ${product.name}.`);
    await waysOut.getByRole('button', { name: 'Que me lo envíen' }).click();
    await expect(page.getByRole('radio', { name: /^Montevideo/ })).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Montevideo/ })).toBeChecked();

    const customer = await aCustomer(page.request, { city: 'Montevideo' });
    await signInAs(page, customer);
    await cartOf(page, lines);
    // Whoever confirms before it is known what there is reads it before anything is sent.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/rest/stock/listByCodes', (route) => held.then(() => route.continue()));
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/rest/order/add')) sent += 1;
    });
    await open(page, '/mi-compra?detail');
    await page.getByRole('button', { name: /^Confirmar compra/ }).click();
    answer();
    await expect(branch(other)).toHaveAccessibleName(new RegExp(`: 2 de 3 en ${other}`));
    await expect(waysOut).toBeVisible();
    await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeEnabled();
    expect(sent).toBe(0);
    await branch(other).check();
    await expect(page.getByRole('link', { name: 'Ahí no está todo' })).toBeVisible();
    await expect(waysOut).toContainText(`Si llevás lo que hay en ${other}, queda: 2 de ${common.name}.`);
    await expectAccessible(page);
    await waysOut.getByRole('button', { name: `Llevar lo que hay en ${other}` }).click();
    await expect(branch(other)).toBeFocused();
    await expect(branch(other)).toHaveAccessibleName(/ Está todo /);
    await expect(page.getByRole('link', { name: /^Mi compra: 3 items/ })).toBeVisible();
    await page.getByRole('button', { name: /^Confirmar compra/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
    await expect(page).toHaveURL(/pedido=/);
    const orderId = new URL(page.url()).searchParams.get('pedido');
    const { error } = await callAs(page.request, await tokenOf(page.request, customer), 'order/cancel', { orderId });
    expect(error).toBe('');
  });
});
