import { z } from 'zod';
import { paymentIds, shippingIds } from '#contract/plain/commerce';
import { readSynonyms } from './read-synonyms.ts';

export const siteIds = ['RTC', 'NAM', 'NAH', 'NAE', 'NAC'] as const;
export type SiteId = (typeof siteIds)[number];

/** What a site may have beyond the pages that all have. */
export const capabilities = ['printing3d', 'passwordReset', 'companyPages'] as const;
export type Capability = (typeof capabilities)[number];

const text = z.string().min(1);
const hue = z.number().min(0).max(360);
const url = z.url({ protocol: /^https$/ });

const branch = z.object({
  code: text.max(10),
  name: text,
  address: text,
  city: text,
  state: text,
  phone: text,
  /** International digits without plus, as wa.me takes them. */
  whatsapp: z.string().regex(/^\d{8,15}$/),
  hours: text,
  /** Latitude, longitude. */
  geolocation: z.tuple([z.number(), z.number()]),
});

const logo = z.object({
  viewBox: text,
  /** Shapes of the mark from back to front. */
  shapes: z.array(z.object({ path: text, tone: z.enum(['brand', 'accent', 'light']) })).min(1),
  word: text,
});

/** Colours in OKLCH. The steps 50 to 950 of both scales come from these (sites/palette.ts). */
const colours = z.object({
  neutral: z.object({ hue, chroma: z.number().max(0.03) }),
  brand: z.object({ hue, chroma: z.number().max(0.3) }),
  /** The buy action alone: its surface, and whether the words on it are dark or light. */
  accent: z.object({ lightness: z.number().max(1), chroma: z.number().max(0.3), hue, ink: z.enum(['dark', 'light']) }),
});

const menuItem = z.union([
  z.object({ kind: z.literal('catalogue'), label: text }),
  z.object({ kind: z.literal('page'), label: text, path: z.string().startsWith('/') }),
  z.object({ kind: z.literal('external'), label: text, url }),
]);

const shippingOption = z.object({
  id: z.enum(shippingIds),
  name: text,
  description: text,
  /** US cents. */
  price: z.number().int().nonnegative(),
});

const paymentMethod = z.object({
  id: z.enum(paymentIds),
  name: text,
  /**
   * How to pay by deposit or giro. `{number}`, `{total}`, `{totalUYU}`, `{expires}`, `{account}`, `{company}` and
   * `{phone}` stand for the order's and the shop's.
   */
  instructions: z.string(),
});

const isServiceAddress = (value: string) => {
  if (!z.url({ protocol: /^https?$/ }).safeParse(value).success || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password;
};

const place = z.object({ state: text, city: text });

const settings = z.object({
  plusTax: z.enum(['off', 'companies']),
  pricesFor: z.enum(['everyone', 'signedIn', 'nobody']),
  /** Whether orders are taken. */
  saleOn: z.boolean(),
  categoryLinks: z.boolean(),
  /** Whether people choose the filters of a list, or only follow links. */
  filterEditing: z.boolean(),
  subcategories: z.boolean(),
  productSortShown: z.boolean(),
  mobileBannerSquare: z.boolean(),
  /** Up to this many units in all are 'últimas unidades'. */
  lowStock: z.number().int().nonnegative(),
  productPageSize: z.number().int().positive(),
  orderPageSize: z.number().int().positive(),
  /** Days that a deposit or giro holds its stock. */
  depositDays: z.number().int().positive(),
  /** What one account's unpaid orders by deposit or giro may hold together: units, and value in US cents. */
  unpaidUnits: z.number().int().positive(),
  unpaidValue: z.number().int().positive(),
  /** Ways to send, in the order in which they are offered. */
  shipping: z.array(shippingOption).min(1),
  /** Ways to pay, in the order in which they are offered; an online one also needs its keys, a deposit its account. */
  payments: z.array(paymentMethod).min(1),
  /** The account that takes the deposits of each way to pay, as buyers read it. */
  depositAccounts: z.partialRecord(z.enum(paymentIds), z.string().trim().min(1).max(200)),
  /** Cities of the área metropolitana, each with its department: some names exist twice. */
  metropolitanCities: z.array(place),
  /** Who is told of each new order by mail: the site's contact, another address, or nobody. */
  newOrderMail: z.union([z.enum(['contact', 'off']), z.email()]),
  /** Pesos for one US dollar, with the day (YYYY-MM-DD) from which it holds. */
  rate: z.object({ value: z.number().positive().max(9999), date: z.iso.date() }).nullable(),
  /** Whether prices are shown in pesos too. */
  showUYU: z.enum(['off', 'beside', 'before']),
  /** Address of the external service that names vehicles; null where the shop's own are taken. */
  vehicleService: z
    .string()
    .refine(isServiceAddress, 'tiene que ser una dirección http o https, sin usuario ni clave.')
    .nullable(),
  /** What means the same when it is searched for, a line each: `arduino uno = uno r3` (sites/synonyms.ts). */
  synonyms: z
    .string()
    .max(20_000)
    .superRefine((lines, context) => {
      for (const message of readSynonyms(lines).errors) context.addIssue({ code: 'custom', message });
    }),
});

export const siteSchema = z.object({
  id: z.enum(siteIds),
  /** The shop as people call it. */
  name: text,
  /** What it sells, in a few words. */
  about: text,
  kind: z.enum(['products', 'autoparts']),
  capabilities: z.array(z.enum(capabilities)),
  /** The category that holds everything this site shows. */
  rootCategory: z.string().regex(/^\d+$/),
  logo,
  colours,
  menu: z.array(menuItem),
  branches: z.array(branch).min(1),
  /** The firm that sells: orders are addressed to it. */
  company: z.object({ name: text, identifier: z.string().regex(/^\d{12}$/), address: text }),
  contact: z.object({
    email: z.email(),
    phone: text,
    /** International digits without plus. */
    whatsapp: z.string().regex(/^\d{8,15}$/),
    hours: text,
    social: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube']), url })),
  }),
  /** What holds until the shop's owner sets something else at run time. */
  settings,
});

export type Site = z.infer<typeof siteSchema>;
export type SiteSettings = Site['settings'];
export type ShippingOption = SiteSettings['shipping'][number];
export type PaymentMethod = SiteSettings['payments'][number];
export type Branch = Site['branches'][number];
