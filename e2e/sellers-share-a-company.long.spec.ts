import { signInAs } from './accounts.ts';
import { aCompany, aPerson, choose, dialog, newName, storedCompany } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPicture } from './pictures.ts';
import { administrator, callAs, otherSeller, ownCompany, seller, sellerToken, tokenOf } from './shopping.ts';

test('two people edit one company: of one field both values are shown, of two both stay', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const { CompanyId: id, CompanyName: name, CompanyGroupId: group } = await aCompany(request, token);
  const other = async (key: string, value: unknown, before: unknown) => {
    const parms = [{ ParmKey: key, ParmValue: value, ParmValue_Z: before }];
    expect((await callAs(request, token, 'company/update', { id, parms })).error).toBe('');
  };
  const groupNamed = async (called: string) => {
    const made = await callAs(request, token, 'companyGroup/add', { companyGroup: { CompanyGroupName: called } });
    return made.data?.CompanyGroupId;
  };
  const [theirs, mine, theirGroup, myGroup] = [newName('Suya'), newName('Mía'), newName('Uno'), newName('Dos')];
  await groupNamed(myGroup);
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas?editar=${id}`);
  await expect(dialog(page).getByLabel('Razón social')).toHaveValue(name);
  await other('CompanyName', theirs, name);
  await other('CompanyDescription', 'Paga a 30 días', null);
  await other('CompanyGroupId', await groupNamed(theirGroup), group);

  await dialog(page).getByLabel('Razón social').fill(mine);
  await choose(page, dialog(page).getByRole('combobox', { name: 'Grupo' }), myGroup);
  await page.keyboard.press('Control+s');
  const choice = (words: string) => dialog(page).getByRole('alert').filter({ hasText: words });
  await expect(choice(theirs)).toContainText(`Vos escribiste: «${mine}»`);
  // A group is told by its name.
  await expect(choice(`Otra persona guardó: ${theirGroup}`)).toContainText(`Vos escribiste: ${myGroup}`);
  await expect(dialog(page).getByLabel('Descripción')).toHaveValue('Paga a 30 días');
  await expectAccessible(page);
  await choice(theirs).getByRole('button', { name: 'Poner lo mío' }).click();
  await choice(theirGroup).getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Grupo' })).toHaveValue(theirGroup);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedCompany(request, token, id)).toMatchObject({
    CompanyName: mine,
    CompanyDescription: 'Paga a 30 días',
    CompanyGroupName: theirGroup,
  });
});

test('what another put into its lists stays, and the position of a seller is refused at its person', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const { CompanyId: id } = await aCompany(request, token, { Phones: [{ CoPhone: '2901 0001' }] });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const phones = dialog(page).getByRole('group', { name: 'Teléfonos' });
  await expect(phones.getByLabel('Teléfono 1', { exact: true })).toHaveValue('2901 0001');
  const put = { id, phones: [{ BCMode: 'INS', CoPhone: '2901 0002' }] };
  expect((await callAs(request, token, 'company/update', put)).error).toBe('');
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  await phones.getByLabel('Teléfono 2', { exact: true }).fill('2901 0003');

  const people = dialog(page).getByRole('group', { name: 'Empleados' });
  await people.getByRole('button', { name: 'Agregar persona' }).click();
  await page.getByRole('option').first().click();
  await people
    .getByRole('combobox', { name: 'Puesto 1' })
    .or(people.getByRole('textbox', { name: 'Puesto 1' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Vende' }).click();
  await page.keyboard.press('Control+s');
  await expect(people.getByText(/da o quita el puesto de vendedor/)).toHaveCount(1);
  await expectAccessible(page);
  await people
    .getByRole('combobox', { name: 'Puesto 1' })
    .or(people.getByRole('textbox', { name: 'Puesto 1' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Compra' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await storedCompany(request, token, id);
  const numbers = (stored.Phones as { CoPhone: string }[]).map(({ CoPhone }) => CoPhone);
  expect(numbers.toSorted()).toEqual(['2901 0001', '2901 0002', '2901 0003']);
  await expect(page.getByRole('region', { name: 'Gente' }).getByRole('listitem')).toHaveCount(1);
});

test('a seller calls the people of a company from its page', { tag: '@desktop' }, async ({ page, request }) => {
  const token = await sellerToken(request);
  const mobile = await aPerson(request, token, {
    Phones: [{ PePhone: '2901 2345' }, { PePhone: '099 123 456', IsDefault: true }],
  });
  const landline = await aPerson(request, token, { Phones: [{ PePhone: '2901 2346' }] });
  const silent = await aPerson(request, token);
  const people = [mobile, landline, silent];
  const { CompanyId: id } = await aCompany(request, token, { Employees: people.map((one) => ({ PersonId: one.id })) });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  const card = ({ name }: { name: string }) =>
    page.getByRole('region', { name: 'Gente' }).getByRole('listitem').filter({ hasText: name });
  await expect(card(mobile).getByRole('link', { name: 'Llamar al 099 123 456' })).toHaveAttribute(
    'href',
    'tel:+59899123456',
  );
  await expect(card(mobile).getByRole('link', { name: 'WhatsApp a 099 123 456' })).toBeVisible();
  await expect(card(landline).getByRole('link')).toHaveText([landline.name, 'Llamar al 2901 2346']);
  await expect(card(silent).getByRole('link')).toHaveText([silent.name]);
  await expectAccessible(page);
  await card(silent).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: silent.name })).toBeVisible();
});

test('a seller of another company sees no people of it, and no orders', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request));
  await signInAs(page, otherSeller);
  await page.goto(`/gestion/empresas/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gente' })).toHaveCount(0);
  // Others may have spoken with it and sold to it.
  await expect(page.getByRole('region', { name: 'Comunicaciones' })).toContainText('Las de otras no se ven.');
  await expect(page.getByRole('region', { name: 'Pedidos' })).toContainText(/Todavía no hizo pedidos a .+\./);
  await page.goto('/gestion/empresas/999999999');
  await expect(page.getByText('Esa empresa no existe')).toBeVisible();
});

test('a seller of another company changes those that bought from it alone, and no group', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const {
    CompanyId: id,
    CompanyName: name,
    CompanyGroupName: group,
  } = await aCompany(request, await sellerToken(request));
  const own = await ownCompany(request, otherSeller);
  await signInAs(page, otherSeller);
  await page.goto(`/gestion/empresas/${id}?editar=`);
  await expect(page.getByRole('region', { name: 'Datos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  // The address of a dialog opens none either: its save would end the session.
  await page.goto(`/gestion/empresas?t=${encodeURIComponent(name)}&editar=${id}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: `Editar ${name}` })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/gestion/grupos?t=${encodeURIComponent(String(group))}&editar=1`);
  await expect(page.getByText(String(group), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: String(group) })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/gestion/empresas/${own.id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Empleados' })).toBeVisible();
});

test('a group is made where a company needs it', { tag: '@desktop' }, async ({ page, request }) => {
  const token = await tokenOf(request, administrator);
  const { CompanyId: id } = await aCompany(request, token);
  const group = newName('Grupo nuevo');
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas?editar=${id}`);
  const control = dialog(page).getByRole('combobox', { name: 'Grupo' });
  await control.click();
  // A small list (specification 9), and the way to a new one.
  await expect(page.getByRole('option', { name: 'Nuevo grupo…' })).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(8);
  await control.fill(group);
  await page.getByRole('option', { name: 'Nuevo grupo…' }).click();
  const form = dialog(page).getByRole('group', { name: 'Nuevo grupo' });
  await expect(form.getByLabel('Nombre del grupo')).toHaveValue(group);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(control).toHaveValue(group);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedCompany(request, token, id)).toMatchObject({ CompanyGroupName: group });
});

test('Ctrl+K leads to a company, and its page to what it ordered', { tag: '@desktop' }, async ({ page, request }) => {
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request));
  const own = await ownCompany(request);
  await signInAs(page, seller);
  await page.goto('/gestion');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('combobox', { name: 'Buscar' }).fill(name);
  await page.getByRole('option').filter({ hasText: 'Empresa' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/gestion/empresas/${id}$`));
  await expect(page.getByText('Todavía no hizo pedidos.')).toBeVisible();
  expect(own.id).not.toBe(id);
});

test('pictures of a company are added, put in another order, and stand on its page', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const token = await sellerToken(request);
  const { CompanyId: id } = await aCompany(request, token);
  const names = async () => {
    const { Images: images } = await storedCompany(request, token, id);
    return (images as { ImageName: string; IsDefault: boolean }[])
      .toSorted((one, other) => Number(other.IsDefault) - Number(one.IsDefault))
      .map(({ ImageName }) => ImageName);
  };
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}?editar=`);
  const pictures = dialog(page).getByRole('group', { name: 'Imágenes' });
  const files = await Promise.all(['frente.png', 'logo.png'].map(aPicture));
  await pictures.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await names()).toEqual(['frente.png', 'logo.png']);
  await expect(page.getByRole('img', { name: 'logo.png' })).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  await pictures.getByRole('button', { name: 'Mover antes: imagen 2' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await names()).toEqual(['logo.png', 'frente.png']);
});

test.describe('on a phone', () => {
  test('a company is found, opened and changed at 360 px', async ({ page, request }) => {
    const { CompanyName: name } = await aCompany(request, await sellerToken(request), {
      Phones: [{ CoPhone: '099 123 456' }],
    });
    await signInAs(page, seller);
    await page.goto('/gestion/empresas');
    await page.getByLabel('Buscar').fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('link', { name: 'WhatsApp a 099 123 456' })).toBeVisible();
    await page.getByRole('button', { name: 'Editar' }).click();
    const addresses = dialog(page).getByRole('group', { name: 'Direcciones' });
    await addresses.getByRole('button', { name: 'Agregar dirección' }).click();
    await addresses.getByLabel('Dirección 1', { exact: true }).fill('Rivera 1234');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Datos' })).toContainText('Rivera 1234');
  });
});
