import { beforeEach, expect, test } from 'vitest';
import { legalVersion } from '#contract/plain/consents';
import { fieldTexts, fillFields } from '#contract/plain/text-fields';
import { historyOf, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { legalText, legalVersionOf } from '#sites/legal';

let shop: TestShop;
let token: string;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ beside: ['NAM'] });
  ({ get } = await pageServer(shop));
  token = (await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' })).token;
});

const section = (text: string, title = 'Quién vende') => ({ page: '/terminos' as const, title, text });
const change = (sections: unknown[] | null, by = token) => {
  const value = sections && { version: '', sections };
  return shop.call(
    'setting/update',
    { parms: { legalTexts: { value, before: shop.settingsOf(sites.RTC).legalTexts } } } as never,
    by,
  );
};
const mainOf = async (path: string) =>
  (/<main.*?<\/main>/s.exec((await get(path)).body)?.[0] ?? '').replaceAll('<!-- -->', '');

test('a page that the shop writes itself stands at once, with a version by its moment; the others stay', async () => {
  shop.clock.now = new Date('2027-11-20T20:00:01Z');
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const before = await mainOf('/privacidad');
  expect((await change([section('Vendemos <5> cosas &\n nada más.')], token)).status).toBe(200);
  const page = await mainOf('/terminos');
  expect(page).toContain('Vendemos &lt;5&gt; cosas &amp;\n nada más.');
  expect(page).not.toContain('Ley que vale');
  expect(page).toContain('Versión 2027-11-20 17:00:01.');
  const privacy = await mainOf('/privacidad');
  expect(privacy).toBe(before.replace(`Versión ${legalVersion}`, 'Versión 2027-11-20 17:00:01'));
  expect(legalVersionOf(shop.siteNow(sites.RTC))).toBe(`2027-11-20 17:00:01/${legalVersion}`);
  expect(legalVersionOf(shop.siteNow(sites.NAM))).toBe(legalVersion);
});

test('each change is a new version, the same text is none, and going back is that of the program', async () => {
  shop.clock.now = new Date('2026-11-20T20:00:01Z');
  await change([section('Uno')]);
  shop.clock.now = new Date('2026-11-20T20:00:02Z');
  await change([section('Uno')]);
  expect(shop.settingsOf(sites.RTC).legalTexts?.version).toBe('2026-11-20 17:00:01');
  await change([section('Dos')]);
  expect(shop.settingsOf(sites.RTC).legalTexts?.version).toBe('2026-11-20 17:00:02');
  await change(null);
  expect(await mainOf('/terminos')).toContain(`Versión ${legalVersion}.`);
  expect(await mainOf('/terminos')).toContain('Ley que vale');
});

test('old versions are kept with who wrote them, for administrators', async () => {
  shop.clock.now = new Date('2026-11-20T20:00:01Z');
  await change([section('Uno')]);
  shop.clock.now = new Date('2026-11-20T21:00:01Z');
  await change([section('Dos')]);
  await change(null);
  const kept = [
    { version: '2026-11-20 17:00:01', sections: [section('Uno')] },
    { version: '2026-11-20 18:00:01', sections: [section('Dos')] },
  ];
  const { data } = await shop.call('history/filter', { filters: { entities: ['setting'] }, rowsMax: 10 }, token);
  const found = data?.filter(({ field, by }) => field === 'legalTexts' && by === 'Alma Rey');
  expect(
    found
      ?.map(({ from }) => from)
      .filter(Boolean)
      .toReversed(),
  ).toEqual(kept);
  expect(await historyOf(shop.ctx, { entity: 'setting', id: 'RTC', site: 'RTC' })).toHaveLength(3);
  const { token: customer } = await aSignedIn(shop, { email: 'otra@ejemplo.uy' });
  expect((await change([section('Tres')], customer)).status).toBe(403);
});

test('an administrator reads each version with when it held, back to the first', async () => {
  const list = async (by = token) => shop.call('setting/listLegalVersions', {}, by);
  expect((await list()).data).toEqual([]);
  const moments = ['2026-11-20T20:00:01.000Z', '2026-11-20T21:00:01.000Z', '2026-11-20T22:00:01.000Z'] as const;
  for (const [at, sections] of [[section('Uno')], [section('Dos'), section('Tres', 'Otro')], null].entries()) {
    shop.clock.now = new Date(moments[at] ?? '');
    await change(sections);
    await shop.call('setting/update', { parms: { lowStock: { value: 10 + at, before: at ? 9 + at : 3 } } }, token);
  }
  const [first, second, third] = moments;
  expect((await list()).data).toEqual([
    { version: null, since: third, until: null, by: 'Alma Rey', sections: [] },
    {
      version: '2026-11-20 18:00:01',
      since: second,
      until: third,
      by: 'Alma Rey',
      sections: [section('Dos'), section('Tres', 'Otro')],
    },
    { version: '2026-11-20 17:00:01', since: first, until: second, by: 'Alma Rey', sections: [section('Uno')] },
    { version: null, since: null, until: first, by: null, sections: [] },
  ]);
  const { data } = await shop.at('NAM').call('setting/listLegalVersions', {}, token);
  expect(data).toEqual([]);
  const { token: customer } = await aSignedIn(shop, { email: 'otra@ejemplo.uy' });
  expect((await list(customer)).status).toBe(403);
});

test('of more than a hundred changes the last hundred are listed, and none as if it had held from the beginning', async () => {
  const thing = { entity: 'setting', id: 'RTC', site: 'RTC' };
  const textOf = (at: number) => ({ legalTexts: at ? { version: `v${at}`, sections: [section(`${at}`)] } : null });
  const record = (at: number) =>
    inTransaction(shop.ctx, (inside) => recordHistory(inside, thing, textOf(at - 1), textOf(at)));
  const list = async () => (await shop.call('setting/listLegalVersions', {}, token)).data ?? [];
  for (let at = 1; at <= 100; at += 1) await record(at);
  expect((await list()).at(-1)).toMatchObject({ version: null, since: null });
  expect(await list()).toHaveLength(101);
  await record(101);
  const listed = await list();
  expect([listed.length, listed[0]?.version, listed.at(-1)?.version]).toEqual([100, 'v101', 'v2']);
  expect(listed.filter(({ since }) => since === null)).toEqual([]);
});

test('registration and checkout are told the version that they agree to', async () => {
  await change([section('Uno')]);
  const version = legalVersionOf(shop.siteNow(sites.RTC));
  expect(version).not.toBe(legalVersion);
  for (const path of ['/registro', '/mi-compra']) expect((await get(path)).body).toContain(version);
});

test('what an administrator finds is what each page says now, with fields for the firm and with the settings', async () => {
  const { own } = await shop.call('setting/find', {}, token);
  const { sections } = legalText('/terminos', sites.RTC);
  const found = own?.legalTexts?.sections.filter(({ page }) => page === '/terminos') ?? [];
  expect(found[0]?.text).toBe('{empresa}, RUT {rut}, {domicilio}. Teléfono {telefono}, e-mail {correo}.');
  const said = fieldTexts(sites.RTC);
  expect(found.map(({ title, text }) => ({ title, text: fillFields(text, said) }))).toEqual(sections);
  await shop.call('setting/update', { parms: { depositDays: { value: 7, before: 3 } } }, token);
  const later = await shop.call('setting/find', {}, token);
  expect(later.own?.legalTexts?.sections.some(({ text }) => text.includes('7 días; sin el pago'))).toBe(true);
});

test('the fields of a page that the shop wrote itself follow the firm, under the same version', async () => {
  await change([section('Vende {empresa}, {domicilio}. {correo}')]);
  const { version } = shop.settingsOf(sites.RTC).legalTexts ?? {};
  const { company, contact } = sites.RTC;
  expect(await mainOf('/terminos')).toContain(`>Vende ${company.name}, ${company.address}. ${contact.email}<`);
  const firm = { name: 'Firma Nueva S.A.', identifier: '214455660018', address: 'Rivera 12' };
  await shop.call('setting/update', { parms: { company: { value: firm, before: null } } }, token);
  expect(await mainOf('/terminos')).toContain(`>Vende Firma Nueva S.A., Rivera 12. ${contact.email}<`);
  expect(shop.settingsOf(sites.RTC).legalTexts?.version).toBe(version);
});

test.each<[sections: unknown[], place: string, sentence: string]>([
  [[section('Uno <a href="x">dos</a>')], 'legalTexts.sections.0.text', 'Escribí solo texto, sin HTML'],
  [[section('')], 'legalTexts.sections.0.text', 'Este campo es obligatorio'],
  [[section('x'.repeat(3001))], 'legalTexts.sections.0.text', 'Escribí hasta 3000 caracteres'],
  [[section('Uno'), section('Dos')], 'legalTexts.sections', 'Hay dos con el mismo título'],
  [
    Array.from({ length: 61 }, (_, at) => section('Uno', `Título ${at}`)),
    'legalTexts.sections',
    'Tienen que ser hasta 60',
  ],
])('%j is refused at %s', async (sections, place, sentence) => {
  const answer = await change(sections);
  expect([answer.status, answer.body.fields]).toEqual([422, { [place]: sentence }]);
});
