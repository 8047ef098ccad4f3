import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPart, partsShop } from './parts.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

test.use({ baseURL: partsShop });

const dialog = (page: Page) => page.getByRole('dialog').first();

/** Another who edits the family through the calls. */
const anotherSeller = async (request: APIRequestContext, family: string) => {
  const token = await sellerToken(request);
  const stored = async () => {
    const answer = await callAs(request, token, 'autopart/findWhole', { family });
    return answer.data as unknown as Record<string, unknown>;
  };
  const other = async (name: string, value: unknown) => {
    const parms = [{ ParmKey: name, ParmValue: value, ParmValue_Z: (await stored())[name] }];
    expect((await callAs(request, token, 'autopart/update', { family, parms })).status).toBe(200);
  };
  return { stored, other };
};

test('two people edit one family: of one field both values are shown, of two fields both stay', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { AutopartFamily: family } = await aPart(request, (part) => part.AutopartIsPublic);
  const { stored, other } = await anotherSeller(request, family);
  await other('AutopartHeight', 300);
  const mark = randomUUID().slice(0, 8);
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  await expect(dialog(page).getByLabel('Alto (mm)')).toHaveValue('300');
  await other('AutopartHeight', 310.5);
  await other('AutopartSystem', `Sistema ${mark}`);

  await dialog(page).getByLabel('Alto (mm)').fill('320');
  await dialog(page).getByLabel('Descripción').fill(`Descripción ${mark}`);
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Otra persona guardó: 310,5')).toBeVisible();
  await expect(dialog(page).getByText('Vos escribiste: 320')).toBeVisible();
  await expect(dialog(page).getByLabel('Sistema')).toHaveValue(`Sistema ${mark}`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Poner lo mío' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored()).toMatchObject({
    AutopartHeight: 320,
    AutopartSystem: `Sistema ${mark}`,
    AutopartDescription: `Descripción ${mark}`,
  });

  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  await dialog(page).getByRole('button', { name: 'Ver el historial' }).click();
  const history = dialog(page).getByRole('region', { name: 'Historial' });
  await expect(history).toContainText('310,5');
  await expectAccessible(page);
});

test('of two fields that another changed too both are shown, and each is chosen', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { AutopartFamily: family } = await aPart(request, (part) => part.AutopartIsPublic);
  const { stored, other } = await anotherSeller(request, family);
  await other('AutopartHeight', 300);
  await other('AutopartWidth', 200);
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  await expect(dialog(page).getByLabel('Alto (mm)')).toHaveValue('300');
  await other('AutopartHeight', 311);
  await other('AutopartWidth', 211);
  await dialog(page).getByLabel('Alto (mm)').fill('322');
  await dialog(page).getByLabel('Ancho (mm)').fill('222');
  await page.keyboard.press('Control+s');
  const choice = (words: string) => dialog(page).getByRole('alert').filter({ hasText: words });
  await expect(choice('Otra persona guardó: 311')).toContainText('Vos escribiste: 322');
  await expect(choice('Otra persona guardó: 211')).toContainText('Vos escribiste: 222');
  await choice('211').getByRole('button', { name: 'Dejar lo guardado' }).click();
  await choice('311').getByRole('button', { name: 'Poner lo mío' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored()).toMatchObject({ AutopartHeight: 322, AutopartWidth: 211 });
});

test('what another put into a family while I edited it stays in it, also after a conflict', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { AutopartFamily: family } = await aPart(request, (part) => part.AutopartIsPublic);
  const { stored, other } = await anotherSeller(request, family);
  const token = await sellerToken(request);
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const codes = async () => JSON.stringify((await stored()).OriginalCodes);
  await other('AutopartHeight', 300);
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  await expect(dialog(page).getByLabel('Alto (mm)')).toHaveValue('300');
  await other('AutopartHeight', 311);
  const put = { family, originalCodes: [{ BCMode: 'INS', OriginalCodeCode: `SUYO-${mark}` }] };
  expect((await callAs(request, token, 'autopart/update', put)).status).toBe(200);

  await dialog(page).getByLabel('Alto (mm)').fill('322');
  await dialog(page).getByLabel('Códigos originales').fill(`MIO-${mark}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Otra persona guardó: 311')).toBeVisible();
  await expect(dialog(page).getByText(`SUYO-${mark}`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Poner lo mío' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await codes()).toContain(`SUYO-${mark}`);
  expect(await codes()).toContain(`MIO-${mark}`);
});

test('of one application that another changed too both are shown', { tag: '@desktop' }, async ({ page, request }) => {
  const { AutopartFamily: family } = await aPart(
    request,
    (part) => part.AutopartIsPublic && part.Applications.length > 0,
  );
  const { stored } = await anotherSeller(request, family);
  const first = async () => ((await stored()).Applications as { Id: number; ApplicationQualifier: string }[])[0];
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  const form = dialog(page).getByRole('group', { name: 'Cambiar la aplicación' });
  await dialog(page)
    .getByRole('button', { name: /^Cambiar / })
    .first()
    .click();
  const mark = randomUUID().slice(0, 6);
  const changed = { BCMode: 'UPD', Id: (await first())?.Id, ApplicationQualifier: `suya ${mark}` };
  const token = await sellerToken(request);
  const put = { family, applications: [changed] };
  expect((await callAs(request, token, 'autopart/update', put)).status).toBe(200);
  await form.getByLabel('Aclaración').fill(`mía ${mark}`);
  await form.getByRole('button', { name: 'Cambiar' }).click();
  await page.keyboard.press('Control+s');
  const choice = dialog(page).getByRole('alert').filter({ hasText: 'Otra persona guardó' });
  await expect(choice).toContainText(`suya ${mark}`);
  await expect(choice).toContainText(`mía ${mark}`);
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Poner lo mío' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await first())?.ApplicationQualifier).toBe(`mía ${mark}`);
});

test('what a family goes into is said as a text too', { tag: '@desktop' }, async ({ page, request }) => {
  const { AutopartFamily: family } = await aPart(request, (part) => part.AutopartIsPublic);
  const { stored } = await anotherSeller(request, family);
  const name = `Motores ${randomUUID().slice(0, 6)}`;
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  const form = dialog(page).getByRole('group', { name: 'Nueva aplicación' });
  await dialog(page).getByRole('button', { name: 'Agregar aplicación' }).click();
  await form.getByText('Texto', { exact: true }).click();
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form.getByText('Escribí a qué va')).toBeVisible();
  await form.getByLabel('Aplicación', { exact: true }).fill(name);
  await form.getByLabel('Desde').fill('1998');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(dialog(page).getByRole('row').filter({ hasText: name })).toContainText('(texto)');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(JSON.stringify((await stored()).Applications)).toContain(name);
  await page.goto(`/gestion/repuestos?editar=${encodeURIComponent(family)}`);
  await expect(dialog(page).getByRole('row').filter({ hasText: name })).toContainText('1998');
});

test('a brand that is missing is made where a vehicle needs it, and once', { tag: '@desktop' }, async ({ page }) => {
  const brand = `Ñandú ${randomUUID().slice(0, 6)}`;
  await signInAs(page, seller);
  await page.goto('/gestion/repuestos?ver=vehiculos&vehiculo=nuevo');
  const choice = dialog(page).getByRole('combobox', { name: 'Marca' });
  const form = dialog(page).getByRole('group', { name: 'Nueva marca' });
  await choice.fill(brand);
  await page.getByRole('option', { name: 'Nueva marca…' }).click();
  const name = form.getByLabel('Nombre de la marca');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(brand);
  await expectAccessible(page);
  // Nothing is stored of a brand that is not there yet.
  await dialog(page).getByLabel('Modelo').fill('Uno');
  await page.keyboard.press('Control+s');
  await expect(form.getByText('Falta tocar «Crear la marca»')).toBeVisible();
  await name.fill('');
  await page.keyboard.press('Control+s');
  await expect(form.getByText('Este campo es obligatorio')).toBeVisible();
  await name.fill('volkswagen');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Ya hay una marca «Volkswagen»')).toBeVisible();
  await name.fill(brand);
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue(brand);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Uno', exact: true }).click();
  await expect(choice).toHaveValue(brand);
  await dialog(page).getByRole('button', { name: 'Ver el historial' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Historial' })).toContainText(brand);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/gestion/historial?que=brand');
  await expect(page.getByRole('row').filter({ hasText: brand })).toContainText('Marca');
});

test('two people give one vehicle another brand: both values are shown, and one’s own is said to be saved', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const { data } = await callAs(request, token, 'brand/list', {});
  const [first, second, third] = data as unknown as { BrandId: number; BrandName: string }[];
  if (!first || !second || !third) throw new Error('The shop has too few brands.');
  const name = `Modelo ${randomUUID().slice(0, 8)}`;
  const added = await callAs(request, token, 'vehicle/add', { vehicle: { VehicleName: name, BrandId: first.BrandId } });
  const id = Number(added.data?.VehicleId);
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?ver=vehiculos&vb=${first.BrandId}&vehiculo=${id}`);
  const brand = dialog(page).getByRole('combobox', { name: 'Marca' });
  await expect(brand).toHaveValue(first.BrandName);
  const parms = [{ ParmKey: 'BrandId', ParmValue: second.BrandId, ParmValue_Z: first.BrandId }];
  expect((await callAs(request, token, 'vehicle/update', { vehicleId: id, parms })).status).toBe(200);

  await brand.fill(third.BrandName);
  await page.getByRole('option', { name: third.BrandName, exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText(`Otra persona guardó: ${second.BrandName}`)).toBeVisible();
  await expect(dialog(page).getByText(`Vos escribiste: ${third.BrandName}`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Poner lo mío' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const told = page.getByRole('status').filter({ hasText: `Guardado: ${third.BrandName} ${name}` });
  await told.getByRole('link', { name: 'Ver' }).click();
  await expect(page.getByRole('dialog', { name: `${third.BrandName} ${name}` })).toBeVisible();
});
