import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExportForm, exportFormNames, exportForms, exportPath } from '#contract/plain/exports';
import { messages, sentence } from '#contract/plain/messages';
import { countQueries } from '#server/database/count-queries';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { allowed, everyRole, type RoleName } from '#server/test/every-role';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
let roles: Awaited<ReturnType<typeof everyRole>>;
let ownCompanyId: number;
beforeAll(async () => {
  given = await importing();
  ({ shop } = given);
  roles = await everyRole(shop);
  const company = shop.database.db.selectFrom('company').select('id').where('own_site', '=', 'RTC');
  ownCompanyId = (await company.executeTakeFirstOrThrow()).id;
  await aProduct(shop, { code: '00123', name: '=1+1', price: 1250, stock: { BUL: 3, CLA: 0 } });
  await aProduct(shop, { code: '-5V', name: '@uno;"dos"', description: '-', isPublic: false });
  await aPerson(shop.database.db, { name: 'Ana', lastName: '+Pérez', identifier: '1234567-2' });
});
afterAll(() => given.close());

let addresses = 0;
const get = (form: ExportForm, role: RoleName, asked: Parameters<typeof exportPath>[1] = {}) =>
  shop.app.request(shop.origin + exportPath(form, asked), {
    headers: {
      'x-test-client': `10.9.${(addresses += 1) >> 8}.${addresses & 255}`,
      ...(roles[role] && { authorization: `OAuth ${roles[role]}` }),
    },
  });
const rowsOf = async (...asked: Parameters<typeof get>) => {
  const bytes = await (await get(...asked)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\r\n');
};
const exportsSeenBy = async (role: RoleName) => {
  const filters = { entities: ['export' as const] };
  const { data } = await shop.call('history/filter', { filters, rowsMax: 20 }, roles[role]);
  return data?.map(({ entityId, field, to }) => [entityId, field, to]) ?? [];
};

describe.each(exportFormNames)('%s', (form) => {
  const { access, file } = exportForms[form];
  const asked = () => (form === 'orders' ? { toCompany: ownCompanyId } : {});
  const given403: RoleName[] = form === 'orders' ? ['seller', 'sellerOfOther'] : [];

  test('goes out to those who may, and to nobody else', async () => {
    for (const role of Object.keys(roles) as RoleName[]) {
      const { status } = await get(form, role, asked());
      const refused = role === 'visitor' ? 401 : 403;
      // A company whose orders somebody does not see is none for him.
      const expected = given403.includes(role) ? 404 : allowed[access].includes(role) ? 200 : refused;
      expect([role, status]).toEqual([role, expected]);
    }
  });

  test('is a file by its name, with the columns that are told beforehand', async () => {
    for (const kind of ['csv', 'xlsx'] as const) {
      const { headers } = await get(form, 'administrator', { ...asked(), kind });
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}.${kind}"`);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    const { data = [] } = await shop.call('export/listColumns', { form }, roles.seller);
    const [header] = await rowsOf(form, 'administrator', asked());
    expect(header).toBe(`\ufeff${data?.map(({ title }) => title).join(';')}`);
  });
});

test('the chosen columns go out in their order, those by which a row is known besides', async () => {
  expect(await rowsOf('products', 'sellerOfSite', { columns: ['stock Bulevar', 'precio', 'nombre'] })).toEqual([
    '\ufeffcódigo;nombre;precio;stock Bulevar',
    "00123;'=1+1;12,50;3",
    '\'-5V;"\'@uno;""dos""";12,50;5',
  ]);
  expect(
    await rowsOf('people', 'administrator', { columns: ['apellido', 'teléfonos', 'direcciones', 'e-mails'] }),
  ).toContain("'+Pérez;099 123 456;Bulevar Artigas 1234, Montevideo, Montevideo;ana@ejemplo.uy");
});

test('products go out as their list is narrowed', async () => {
  const of = (filters: object, form: ExportForm = 'products') =>
    rowsOf(form, 'sellerOfSite', { columns: ['código'], filters: JSON.stringify(filters) });
  expect(await of({ isPublic: false })).toEqual(['\ufeffcódigo', "'-5V"]);
  expect(await of({ text: '00123' }, 'prices')).toEqual(['\ufeffcódigo;precio', '00123;12,50']);
  expect(await of({ text: 'nada' }, 'stock')).toHaveLength(1);
  expect(await of({ text: '00123' }, 'stock')).toEqual([
    '\ufeffcódigo;sucursal;cantidad',
    '00123;Bulevar;3',
    '00123;Cerro Largo;0',
  ]);
  expect(await of({ text: '00123', branchCode: 'CLA' }, 'stock')).toEqual([
    '\ufeffcódigo;sucursal;cantidad',
    '00123;Cerro Largo;0',
  ]);
  expect(await of({ belowMinimum: true, branchCode: 'CLA' }, 'stock')).toHaveLength(1);
  const [newest] = await exportsSeenBy('sellerOfSite');
  expect(newest).toEqual(['stock', 'exported', 0]);
  for (const filters of ['no', '{"codes":[]}', '[]'])
    expect([filters, (await get('products', 'sellerOfSite', { filters })).status]).toEqual([filters, 400]);
});

test('a column that there is not, or none at all, is refused with its sentence, and leaves no history', async () => {
  const before = await exportsSeenBy('administrator');
  const unknown = await get('products', 'sellerOfSite', { columns: ['nombre', 'costo'] });
  expect([unknown.status, await unknown.text()]).toEqual([422, sentence('export.column', { column: 'costo' })]);
  const ofPeople = await get('people', 'administrator', { columns: ['clave'] });
  expect([ofPeople.status, await ofPeople.text()]).toEqual([422, sentence('export.column', { column: 'clave' })]);
  const none = await shop.app.request(`${shop.origin}/rest/export/people?columns=`, {
    headers: { authorization: `OAuth ${roles.administrator}` },
  });
  expect([none.status, await none.text()]).toEqual([422, messages['export.noColumns']]);
  expect((await get('products', 'sellerOfSite', { kind: 'pdf' })).status).toBe(400);
  expect((await shop.call('export/listColumns', { form: 'claves' as ExportForm }, roles.seller)).status).toBe(400);
  expect(await exportsSeenBy('administrator')).toEqual(before);
});

test('each export is in the history with its count, shown to those who may make it', async () => {
  await get('products', 'sellerOfSite');
  await get('people', 'administrator', { columns: ['nombre'] });
  const { count } = await shop.database.db
    .selectFrom('person')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect((await exportsSeenBy('administrator')).slice(0, 2)).toEqual([
    ['people', 'exported', Number(count)],
    ['products', 'exported', 2],
  ]);
  const bySite = await exportsSeenBy('sellerOfSite');
  expect(bySite[0]).toEqual(['products', 'exported', 2]);
  expect(bySite.map(([form]) => form)).not.toContain('people');
  expect(await exportsSeenBy('sellerOfOther')).toEqual([]);
});

test.each(['csv', 'xlsx'] as const)('what is exported of products as %s is imported without a change', async (kind) => {
  for (const form of ['products', 'prices', 'stock'] as const)
    for (const columns of [undefined, form === 'products' ? ['nombre', 'precio', 'stock Cerro Largo'] : []]) {
      const file = new Uint8Array(await (await get(form, 'sellerOfSite', { kind, columns })).arrayBuffer());
      const { id } = await given.upload(file, `${form}.${kind}`);
      expect(await given.done('check', id)).toMatchObject({
        state: 'checked',
        report: { created: 0, changed: 0, problemCount: 0 },
      });
    }
});

test('a large export is read page by page as it is sent', async () => {
  await shop.database.query(`insert into product (code, name, category_id, brand_id, price_cents)
    select 'M-' || at, 'Tuerca ' || repeat('x', 150), category_id, brand_id, 1000 from product, generate_series(1, 3000) at
    where code = '00123'`);
  const isPage = (sql: string) => sql.includes('from "product"') && sql.includes('"id" > ');
  const whole = await countQueries(() => rowsOf('products', 'sellerOfSite'));
  expect(whole.result).toHaveLength(3003);
  const { queries } = await countQueries(async () => {
    const reader = (await get('products', 'sellerOfSite')).body?.getReader();
    await reader?.read();
    await reader?.cancel();
  });
  expect(whole.queries.filter(isPage)).toHaveLength(8);
  expect(queries.filter(isPage).length).toBeLessThan(4);
});
