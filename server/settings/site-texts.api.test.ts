import { beforeAll, describe, expect, test } from 'vitest';
import type { OnlineId } from '#contract/plain/commerce';
import { settings as rules } from '#contract/settings';
import { type SiteTexts, siteTexts } from '#contract/site-texts';
import { ownDetails, siteNow } from '#server/settings/site-now';
import { aProvider } from '#server/test/a-provider';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { mailsOf } from '#server/test/mails';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { type SiteId, siteIds } from '#sites/site';

const keys = Object.keys(siteTexts.shape) as (keyof SiteTexts)[];
type Server = { shop: TestShop; token: string; get: Awaited<ReturnType<typeof pageServer>>['get'] };

const open = async (site: SiteId, online: readonly OnlineId[] = []): Promise<Server> => {
  const shop = await testShop({ site, providers: online.map((id) => aProvider(id).provider) });
  const { get } = await pageServer(shop);
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  return { shop, token, get };
};

const change = ({ shop, token }: Pick<Server, 'shop' | 'token'>, key: keyof SiteTexts, value: unknown) =>
  shop.call('setting/update', { parms: { [key]: { value, before: shop.settingsOf(shop.ctx.ownSite)[key] } } }, token);
const mainOf = async ({ get }: Server, path: string) =>
  (/<main.*?<\/main>/s.exec((await get(path)).body)?.[0] ?? '').replaceAll('<!-- -->', '');

test.each(siteIds)('what %s starts with keeps to the limits of each text, and set as its own changes no page', (id) => {
  const own = ownDetails(sites[id]);
  const texts = Object.fromEntries(keys.map((key) => [key, own[key]]));
  for (const key of keys) expect.soft(rules.shape[key].safeParse(own[key]).error, key).toBeUndefined();
  const [initial, set] = [{}, texts].map((more) => siteNow(sites[id], { ...sites[id].settings, ...more }));
  expect(set).toEqual({ ...initial, mailSignature: sites[id].about });
});

describe('of the shop with prints', () => {
  let rtc: Server;
  beforeAll(async () => {
    rtc = await open('RTC', ['MPU', 'PYPL']);
    await setSetting(rtc.shop, 'rate', { value: 40, date: '2026-11-20' });
  });

  test('questions that are changed stand on the page and in its facts at once, and go back', async () => {
    const before = await mainOf(rtc, '/3d/impresion');
    const own = sites.RTC.printing?.questions ?? [];
    expect(before).toContain(own[0]?.question);
    const changed = await change(rtc, 'questions', [
      { question: '¿Hacen 5 < 7 piezas?', answer: 'Sí & no.\nSiempre.' },
    ]);
    expect([changed.status, changed.data?.questions]).toEqual([
      200,
      [{ question: '¿Hacen 5 < 7 piezas?', answer: 'Sí & no.\nSiempre.' }],
    ]);
    const { body } = await rtc.get('/3d/impresion');
    expect(body).toContain('¿Hacen 5 &lt; 7 piezas?');
    expect(body).toContain('"@type":"FAQPage"');
    expect(body).not.toContain(own[0]?.question);
    expect((await change(rtc, 'questions', null)).status).toBe(200);
    expect(await mainOf(rtc, '/3d/impresion')).toBe(before);
  });

  test('so do what the service does, its steps and its ways, whose lines are taken apart', async () => {
    const texts = {
      printersText: 'Muchas máquinas',
      serviceText: 'Piezas',
      about: 'Hacemos todo',
      formats: 'STL\nSTEP',
    };
    await change(rtc, 'printingTexts', texts);
    await change(
      rtc,
      'printingSteps',
      ['Uno', 'Dos', 'Tres'].map((title) => ({ title: `Paso ${title}`, text: 'Algo' })),
    );
    const kind = {
      name: 'MJF',
      material: 'nailon',
      text: 'Con polvo',
      volumes: '1 × 2 cm\n\n3 × 4 cm',
      facts: 'Fuerte',
    };
    await change(rtc, 'printingKinds', [kind]);
    const page = await mainOf(rtc, '/3d/impresion');
    for (const shown of [
      'Hacemos todo',
      'STL, STEP',
      'Paso Tres',
      'MJF (nailon)',
      '>1 × 2 cm<',
      '>3 × 4 cm<',
      '>Fuerte<',
    ])
      expect(page).toContain(shown);
    expect(await mainOf(rtc, '/3d')).toContain('Muchas máquinas');
  });

  test('until the shop says it itself, the home page promises the ways to pay that are offered now', async () => {
    const { payments } = sites.RTC.settings;
    // Nobody knows where to pay a deposit before there is an account.
    expect(await mainOf(rtc, '/')).toContain('>Tarjeta, PayPal o giro<');
    await setSetting(rtc.shop, 'depositAccounts', { BRDE: '001234' });
    expect(await mainOf(rtc, '/')).toContain('>Tarjeta, PayPal, depósito o giro<');
    await setSetting(rtc.shop, 'rate', null);
    expect(await mainOf(rtc, '/')).toContain('>PayPal, depósito o giro<');
    await setSetting(
      rtc.shop,
      'payments',
      payments.filter(({ id }) => id === 'BRDE'),
    );
    expect(await mainOf(rtc, '/')).toContain('>Depósito<');
    await setSetting(rtc.shop, 'payments', payments);
  });

  test('until the shop says it itself, it promises to send where it sends, and a line of its own leaves the other', async () => {
    const { shipping } = sites.RTC.settings;
    const only = (...ids: string[]) =>
      setSetting(
        rtc.shop,
        'shipping',
        shipping.filter(({ id }) => ids.includes(id)),
      );
    expect(await mainOf(rtc, '/')).toContain('>Montevideo, área metropolitana e interior<');
    await only('RES', 'MON', 'INT');
    expect(await mainOf(rtc, '/')).toContain('>Montevideo e interior<');
    await change(rtc, 'promises', { delivery: '', payment: 'En cuotas' });
    const home = await mainOf(rtc, '/');
    for (const shown of ['>Montevideo e interior<', '>En cuotas<']) expect(home).toContain(shown);
    const { body } = await rtc.shop.call('setting/find', {}, rtc.token);
    expect(body.own).toMatchObject({
      SettingPromises: { PromiseDelivery: 'Montevideo e interior', PromisePayment: expect.stringMatching(/giro$/) },
    });
    await only('RES');
    expect(await mainOf(rtc, '/')).not.toContain('Envíos');
    await setSetting(rtc.shop, 'shipping', shipping);
    await setSetting(rtc.shop, 'promises', null);
  });

  test('what is said of sending and paying stands on the home page at once', async () => {
    await change(rtc, 'promises', { delivery: 'Todo el Río de la Plata', payment: 'En cuotas' });
    const home = await mainOf(rtc, '/');
    for (const shown of ['Todo el Río de la Plata', 'En cuotas']) expect(home).toContain(shown);
  });

  test('the next mail carries the signature', async () => {
    await change(rtc, 'mailSignature', 'Equipo de RTC\nLunes a viernes');
    const message = { name: 'Ana', phone: '099 123 456', email: 'ana@ejemplo.uy', subject: 'Hora', message: '¿Abren?' };
    expect((await rtc.shop.call('utils/email/sendContact', message)).status).toBe(200);
    expect((await mailsOf(rtc.shop)).at(-1)?.text).toContain('\n-- \nEquipo de RTC\nLunes a viernes\nRTC · ');
  });

  test('fields in braces say what the settings say, and follow them', async () => {
    await change(rtc, 'questions', [{ question: '¿Quién factura?', answer: '{empresa}, RUT {rut}.' }]);
    await change(rtc, 'promises', { delivery: '{sucursales}', payment: 'En {tienda}' });
    const { company } = sites.RTC;
    expect(await mainOf(rtc, '/3d/impresion')).toContain(`${company.name}, RUT ${company.identifier}.`);
    expect(await mainOf(rtc, '/')).toContain('>Bulevar y Cerro Largo<');
    await setSetting(rtc.shop, 'name', 'Otra tienda');
    expect(await mainOf(rtc, '/')).toContain('>En Otra tienda<');
    await setSetting(rtc.shop, 'name', null);
  });

  test('a text of a page that the site lacks shows nowhere', async () => {
    expect((await change(rtc, 'services', [{ title: 'A', text: 'B', drawing: 'cooling', search: 'C' }])).status).toBe(
      200,
    );
    expect((await rtc.get('/servicios')).status).toBe(404);
    expect(rtc.shop.at('RTC').ctx.site.companyPages).toBeUndefined();
  });

  test('sellers may not', async () => {
    const { token } = await aSeller(rtc.shop);
    expect((await change({ shop: rtc.shop, token }, 'mailSignature', 'Yo')).status).toBe(403);
  });

  const step = (title: string) => ({ title, text: 'Algo' });
  const question = { question: '¿Sí?', answer: 'No.' };
  test.each<[place: string, value: unknown, sentence: string]>([
    ['questions.0.question', [{ question: ' ', answer: 'No.' }], 'Este campo es obligatorio'],
    ['questions.0.question', [{ question: 'x'.repeat(151), answer: 'No.' }], 'Escribí hasta 150 caracteres'],
    ['questions.0.answer', [{ question: '¿Sí?', answer: 'x'.repeat(1001) }], 'Escribí hasta 1000 caracteres'],
    ['questions.0.answer', [{ question: '¿Sí?', answer: 'Mirá <b>acá</b>' }], 'Escribí solo texto, sin HTML'],
    ['questions.0.question', [{ question: '¿Sí? <!-- -->', answer: 'No.' }], 'Escribí solo texto, sin HTML'],
    [
      'questions.0.answer',
      [{ question: '¿Sí?', answer: 'De {enpresa}' }],
      '{enpresa} no es un campo: son {tienda}, {empresa}, {rut}, {domicilio}, {telefono}, {correo}, {sucursales}',
    ],
    ['questions', [], 'Tienen que ser entre 1 y 30'],
    [
      'questions',
      Array.from({ length: 31 }, (_, at) => ({ ...question, question: `¿${at}?` })),
      'Tienen que ser entre 1 y 30',
    ],
    ['questions', [question, question], 'Hay dos con el mismo título'],
    ['printingSteps', [step('Uno'), step('Dos')], 'Tienen que ser 3'],
    ['services.0.title', [{ ...step('<script>x'), drawing: 'cooling', search: 'a' }], 'Escribí solo texto, sin HTML'],
    ['mailSignature', '1\n2\n3\n4\n5\n6\n7', 'Escribí hasta 6 líneas'],
    ['mailSignature', 'x'.repeat(301), 'Escribí hasta 300 caracteres'],
    ['promises.delivery', { delivery: 'x'.repeat(81), payment: 'No' }, 'Escribí hasta 80 caracteres'],
  ])('%s of %j is refused there', async (place, value, sentence) => {
    const answer = await change(rtc, place.replace(/\..*/, '') as keyof SiteTexts, value);
    expect([answer.status, answer.body.fields]).toEqual([422, { [place]: sentence }]);
  });

  test('a drawing that is none is no shape of it', async () => {
    const service = { title: 'A', text: 'B', drawing: 'virus', search: 'C' };
    expect((await change(rtc, 'services', [service])).status).toBe(400);
  });
});

describe('of the shop with pages about itself', () => {
  let nam: Server;
  beforeAll(async () => {
    nam = await open('NAM');
  });

  test('services and what is said above them are changed at once', async () => {
    await change(nam, 'services', [
      { title: 'Soldadura', text: 'De aluminio', drawing: 'honeycomb', search: 'tanque' },
    ]);
    await change(nam, 'serviceTexts', { about: 'Soldamos.', description: 'Soldamos en Montevideo' });
    const { body } = await nam.get('/servicios');
    expect(body.match(/<h2[^>]*>[^<]*/g)?.filter((heading) => heading.endsWith('>Soldadura'))).toHaveLength(1);
    for (const shown of ['Soldamos.', 'content="Soldamos en Montevideo"', '/productos?t=tanque'])
      expect(body).toContain(shown);
    expect(body).not.toContain('Radiadores de aceite</h2>');
  });

  test('the firm’s page too, wherever it says the shop’s name and branches', async () => {
    await change(nam, 'companyTexts', {
      title: 'Somos {tienda}',
      about: '{tienda}: {tienda} en {sucursales}',
      description: 'Nosotros',
    });
    await change(nam, 'companySteps', [{ title: 'Hoy', text: 'En {sucursales}', icon: 'pin' }]);
    const page = await mainOf(nam, '/empresa');
    const { name } = sites.NAM;
    for (const shown of [
      `>Somos ${name}<`,
      `>${name}: ${name} en Bulevar y Cerro Largo<`,
      '>En Bulevar y Cerro Largo<',
    ])
      expect(page).toContain(shown);
  });
});
