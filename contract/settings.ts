import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { cents, changes } from '#contract/fields';
import { paymentIds, shippingIds } from '#contract/plain/commerce';
import { firstSteps } from '#contract/plain/first-steps';
import { messages, sentence } from '#contract/plain/messages';
import { rateMost } from '#contract/plain/rate';
import { readSynonyms } from '#contract/plain/read-synonyms';
import {
  branchDetails,
  branchList,
  colour,
  companyDetails,
  contactDetails,
  line,
  logo,
  menuLines,
  shopColours,
  storedDetails,
} from '#contract/shop-details';
import { legalTexts, siteTexts } from '#contract/site-texts';

const flag = z.boolean();
const oneAtLeast = 'Tiene que quedar al menos una';
const wholeFrom = (min: number) =>
  z
    .number(messages['field.required'])
    .refine(Number.isSafeInteger, 'Ingresá un número entero')
    .min(min, `Ingresá un número desde ${min}`)
    .max(1_000_000, 'Ingresá un número hasta 1.000.000');
const rateValue = z
  .number(messages['field.required'])
  .positive('Ingresá cuántos pesos vale un dólar')
  .max(rateMost, 'Ingresá cuántos pesos vale un dólar');

const mayBeEmpty = (max: number) => z.string().trim().max(max, sentence('field.long', { max }));

const shippingOption = z.object({
  id: z.enum(shippingIds),
  name: line(60),
  description: line(200),
  /** How long it takes, and until what hour of the day; '' says nothing. */
  leadTime: mayBeEmpty(100).default(''),
  /** US cents. */
  price: cents,
});

const paymentMethod = z.object({
  id: z.enum(paymentIds),
  name: line(60),
  /** How to pay by deposit or giro, with the fields of plain/payment-fields.ts. */
  instructions: z.string().max(1000, sentence('field.long', { max: 1000 })),
});

const isServiceAddress = (value: string) => {
  if (!z.url({ protocol: /^https?$/ }).safeParse(value).success || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password;
};

const isTileAddress = (value: string) =>
  /^https:\/\/[a-z\d.-]+(:\d+)?\/\S+$/.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part));

// It becomes part of the pages' policy, where nothing but an origin may stand.
const webOrigin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'Tiene que ser como https://visitas.ejemplo.uy, sin nada después');

const place = z.object({ state: line(60), city: line(60) });

/** Every setting of a site with its rule: of the files in `sites/`, of `npm run setting` and of the back-office. */
export const settings = z.object({
  plusTax: z.enum(['off', 'companies']),
  pricesFor: z.enum(['everyone', 'signedIn', 'nobody']),
  /** Whether orders are taken. */
  saleOn: flag,
  categoryLinks: flag,
  /** Whether people choose the filters of a list, or only follow links. */
  filterEditing: flag,
  subcategories: flag,
  productSortShown: flag,
  mobileBannerSquare: flag,
  /** Whether a site that has pages about 3D printing shows them. */
  printing3d: flag,
  /** Up to this many units in all are 'últimas unidades'. */
  lowStock: wholeFrom(0),
  productPageSize: wholeFrom(1),
  orderPageSize: wholeFrom(1),
  /** Days that a deposit or giro holds its stock. */
  depositDays: wholeFrom(1),
  /** Working days that it takes to bring units from one branch to another; 0 where none are brought. */
  transferDays: wholeFrom(0),
  /** Years that the names on fiscal documents stay with the orders of who was erased. */
  fiscalYears: wholeFrom(1),
  /** Limits on one account's unpaid orders by deposit or giro together: units, and value in US cents. */
  unpaidUnits: wholeFrom(1),
  unpaidValue: cents.min(1, messages['field.price']),
  /** Ways to send, in the order in which they are offered. */
  shipping: z.array(shippingOption).min(1, oneAtLeast),
  /** Ways to pay, in the order in which they are offered; an online one also needs its keys, a deposit its account. */
  payments: z.array(paymentMethod).min(1, oneAtLeast),
  /** The account that takes the deposits of each way to pay, as buyers read it. */
  depositAccounts: z.partialRecord(z.enum(paymentIds), line(200)),
  /** Cities of the área metropolitana, each with its department: some names exist twice. */
  metropolitanCities: z.array(place),
  /** The mailbox that is told of each new order: the site's contact, another address, or none. */
  newOrderMail: z
    .string()
    .refine(
      (value) => ['contact', 'off'].includes(value) || z.email().safeParse(value).success,
      messages['field.email'],
    ),
  /** Pesos for one US dollar, with the day (YYYY-MM-DD) from which it holds. */
  rate: z.object({ value: rateValue, date: z.iso.date(messages['field.day']) }).nullable(),
  /** Currency that the card provider charges: pesos at the order's rate, or dollars. */
  cardCurrency: z.enum(['UYU', 'USD']),
  /** Whether prices are shown in pesos too. */
  showUYU: z.enum(['off', 'beside', 'before']),
  /** Address of the external service that names vehicles; null where the shop's own are taken. */
  vehicleService: z
    .string()
    .refine(isServiceAddress, 'Tiene que ser una dirección http o https, sin usuario ni clave.')
    .nullable(),
  /**
   * Pictures of the contact page's map, as `https://tile.openstreetmap.org/{z}/{x}/{y}.png`; null for no map. That page and
   * the panel alone may load from that host.
   */
  mapTiles: z
    .string()
    .refine(isTileAddress, 'Tiene que ser como https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .nullable(),
  /** A key of Google's maps for browsers, limited to the shop's address; with one the map is Google's. */
  googleMapsKey: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'No parece una clave de Google: lleva entre 20 y 100 letras, cifras o guiones')
    .nullable(),
  /** The window of the shop's chat, as its embed code names it (Tawk.to: `property/widget`); null without a chat. */
  chat: mayBeEmpty(200).nullable(),
  /** The service that counts visits, after consent; null where there is none. */
  analytics: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('plausible'),
        origin: webOrigin,
        domain: z.hostname('Tiene que ser como tienda.uy'),
      }),
      z.strictObject({ kind: z.literal('matomo'), origin: webOrigin, siteId: wholeFrom(1) }),
      z.strictObject({
        kind: z.literal('ga4'),
        id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'Tiene que ser como G-ABC1234'),
      }),
    ])
    .nullable(),
  /** Search synonyms, a group a line: `arduino uno = uno r3` (sites/synonyms.ts). */
  synonyms: z
    .string()
    .max(20_000, sentence('field.long', { max: 20_000 }))
    .superRefine((lines, context) => {
      for (const message of readSynonyms(lines).errors) context.addIssue({ code: 'custom', message });
    }),
  /** The shop as people call it, how it is reached, and its branches; null for what it began with. */
  name: line(60).nullable(),
  /** Its name where there is room for little; null for the beginning of the name. */
  shortName: line(20).nullable(),
  /** Its goods, in a few words. */
  tagLine: line(120).nullable(),
  menu: menuLines.nullable(),
  contact: contactDetails.nullable(),
  branches: branchList.nullable(),
  /** The firm that sells; null for the one it began with. */
  company: companyDetails.nullable(),
  /** The colour of buttons and links, and of the buy action; null for what it began with. */
  colours: shopColours.nullable(),
  /** Null for the drawn one. */
  logo: logo.nullable(),
  /** Whether the shop has opened: with details of its own, or because an administrator said so. */
  opened: flag,
  /** First steps that an administrator called done; older ones name steps that are ticked no more. */
  tickedSteps: z.array(z.enum(firstSteps)).max(firstSteps.length),
  ...siteTexts.shape,
  legalTexts,
});
export type SiteSettings = z.infer<typeof settings>;
/** The same as they are read. */
export const storedSettings = settings.extend(storedDetails);
export type ShippingOption = SiteSettings['shipping'][number];
export type PaymentMethod = SiteSettings['payments'][number];

/** The shop's values of these settings where nothing else is set. */
const own = settings
  .pick({ name: true, shortName: true, tagLine: true, menu: true, company: true, contact: true, branches: true })
  .extend({ ...siteTexts.shape, legalTexts, colours: z.object({ brand: colour, accent: colour }) });
export type OwnDetails = z.infer<typeof own>;

/**
 * A site's settings and their initial values. `canLocate`: a geocoder is configured. `online`: methods whose keys are set. `readsRate`: a
 * daily source of the rate is configured. `startLines`: of a file .env, by which this very shop is started.
 */
const found = z.object({
  data: storedSettings,
  initial: settings,
  own,
  canLocate: z.boolean(),
  online: z.array(z.enum(['MPU', 'PYPL'])),
  readsRate: z.boolean(),
  startLines: z.array(z.string()),
});

/** Times in ISO 8601; `version` as consents name it, before the slash. */
const legalEdition = z.object({
  version: z.string().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  by: z.string().nullable(),
  sections: z.array(z.object({ page: z.string(), title: z.string(), text: z.string() })),
});
export type LegalEdition = z.output<typeof legalEdition>;

export const settingCalls = defineCalls({
  'setting/find': {
    summary: 'Devuelve los ajustes del sitio',
    access: 'administrator',
    input: z.object({}),
    output: found,
  },
  /** A setting that is given what its site starts with follows that again. */
  'setting/update': {
    summary: 'Cambia ajustes del sitio',
    access: 'administrator',
    input: z.object({ parms: changes(settings.shape) }),
    output: found,
  },
  /** The program's own texts come without sections. */
  'setting/listLegalVersions': {
    summary: 'Lista lo que dicen y dijeron los textos legales del sitio, primero lo más nuevo',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ data: z.array(legalEdition) }),
  },
  'setting/locate': {
    summary: 'Ubica en el mapa la dirección de una sucursal, sin guardar nada',
    access: 'administrator',
    input: branchDetails.pick({ address: true, city: true, state: true }),
    output: z.object({ data: z.object({ geolocation: z.string(), name: z.string(), credit: z.string() }) }),
    limit: { name: 'locate', per: 'account', points: 30, seconds: 60, shared: false },
  },
});
