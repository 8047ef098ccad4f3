import { signInAs } from './accounts.ts';
import { aCompany, newName, storedCompany } from './companies.ts';
import { expect, loseAnswer, test } from './fixtures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';
import { ask, dialog, openStock, scan, someProducts } from './stock.ts';

test('a transfer or a correction whose answer was lost is not done again over what came after it', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await openStock(page);
  const { token, codes, first, second } = await someProducts(page, 1);
  const [code = ''] = codes;
  const shelf = async () => {
    const filters = [{ FilterKey: 'code', FilterValue: code }];
    const { data } = await ask(page, token, 'stock/filter', { filters, rowIndex: 0, rowsMax: 9 });
    return (data as { branchCode: string; onHand: number }[]).map((row) => [row.branchCode, row.onHand]);
  };
  const inShelf = (text: string) =>
    dialog(page).getByRole('row').filter({ hasText: first.name }).getByText(text).first();
  await page.getByLabel('Buscar').click();
  await scan(page, code);
  await dialog(page).getByText('Trasladar', { exact: true }).first().click();
  await dialog(page).getByLabel('Cantidad', { exact: true }).fill('3');
  await loseAnswer(page, 'stock/transfer');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('No pudimos conectarnos con la tienda')).toBeVisible();
  // The list shows by now what the first press did.
  await expect(inShelf('7')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`en ${first.name}: ahora hay 7`)).toBeVisible();
  expect(await shelf()).toEqual([
    [first.code, 7],
    [second.code, 3],
  ]);

  await dialog(page).getByText('Corregir', { exact: true }).first().click();
  await dialog(page).getByLabel('Cantidad en el estante').fill('6');
  await dialog(page).getByRole('combobox', { name: 'Motivo' }).fill('Rotura');
  await page.route('**/rest/stock/set', (route) => route.abort(), { times: 1 });
  await ask(page, token, 'stock/set', { code, branchCode: first.code, quantity: 20, quantity_Z: 7 });
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('No pudimos conectarnos con la tienda')).toBeVisible();
  await expect(inShelf('20')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/ahora hay 20/)).toBeVisible();
  expect(await shelf()).toContainEqual([first.code, 20]);
  expect(problems.splice(0)).toEqual(Array(2).fill('console: Failed to load resource: net::ERR_FAILED'));
});

test('an item whose answer was lost is not added twice, and what another made of one is asked about', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await openStock(page);
  const { token, codes } = await someProducts(page, 1);
  const [code = ''] = codes;
  const links = async () => {
    const { data } = await ask(page, token, 'product/find', { code });
    return (data as { RelatedLinks: { Id: number; LinkName: string }[] }).RelatedLinks;
  };
  await page.goto(`/gestion/productos?editar=${code}`);
  await dialog(page).getByRole('button', { name: 'Más datos' }).click();
  await dialog(page).getByRole('button', { name: 'Agregar enlace' }).click();
  await dialog(page).getByLabel('Nombre 1').last().fill('Manual');
  await dialog(page).getByLabel('Dirección 1').fill('ejemplo.com.uy/manual');
  await loseAnswer(page, 'product/update');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('No pudimos conectarnos con la tienda')).toBeVisible();
  // Where what is stored cannot be read, nothing is sent.
  await page.route('**/rest/product/find', (route) => route.abort(), { times: 1 });
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('No pudimos ver qué hay guardado ahora')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await links();
  expect(stored.map((one) => one.LinkName)).toEqual(['Manual']);
  expect(problems.splice(0)).toEqual(Array(2).fill('console: Failed to load resource: net::ERR_FAILED'));

  await page.goto(`/gestion/productos?editar=${code}`);
  await dialog(page).getByRole('button', { name: 'Más datos' }).click();
  const typed = dialog(page).getByLabel('Nombre 1').last();
  await expect(typed).toHaveValue('Manual');
  const changed = { BCMode: 'UPD', Id: stored[0]?.Id, LinkName: 'Manual 2', LinkUrl: 'https://otra.uy' };
  await ask(page, token, 'product/update', { code, relatedLinks: [changed] });
  await typed.fill('Manual en español');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('Otra persona cambió lo mismo mientras editabas')).toBeVisible();
  await expect(dialog(page).getByText('Otra persona guardó: Manual 2')).toBeVisible();
  // Pressed once more, it stays open until one has chosen.
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('Otra persona cambió lo mismo mientras editabas')).toBeVisible();
  expect((await links()).map((one) => one.LinkName)).toEqual(['Manual 2']);
  await dialog(page).getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(typed).toHaveValue('Manual 2');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await links()).map((one) => one.LinkName)).toEqual(['Manual 2']);
});

test('a company and a person whose answer was lost are not added twice', { tag: '@desktop' }, async ({
  page,
  request,
  problems,
}) => {
  const token = await sellerToken(request);
  const { CompanyId: id } = await aCompany(request, token);
  const { CompanyGroupName: group } = await storedCompany(request, token, id);
  const [company, lastName] = [newName('Radiadores'), newName('Sosa')];
  const found = async (path: string, text: string) => {
    const filters = [{ FilterKey: 'text', FilterValue: text }];
    return (await callAs(request, token, path, { filters, rowIndex: 0, rowsMax: 9 })).data;
  };
  const save = async (path: string) => {
    await loseAnswer(page, path);
    await page.keyboard.press('Control+s');
    await expect(dialog(page).getByText('No pudimos conectarnos con la tienda')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await signInAs(page, seller);
  await page.goto('/gestion/empresas?nuevo=');
  await dialog(page).getByRole('combobox', { name: 'Grupo' }).fill(String(group));
  await page
    .getByRole('option')
    .filter({ hasText: String(group) })
    .first()
    .click();
  await dialog(page).getByLabel('Razón social').fill(company);
  await dialog(page).getByLabel('RUT').fill('211003420017');
  await save('company/add');
  expect(await found('company/filter', company)).toHaveLength(1);

  await page.goto('/gestion/personas?nuevo=');
  await dialog(page).getByLabel('Nombre').fill('Ana');
  await dialog(page).getByLabel('Apellido').fill(lastName);
  await save('person/add');
  expect(await found('person/filter', lastName)).toHaveLength(1);
  expect(problems.splice(0)).toEqual(Array(2).fill('console: Failed to load resource: net::ERR_FAILED'));
});
