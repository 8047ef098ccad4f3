import { z } from 'zod';
import { type PaymentMethod, type ShippingOption, type SiteSettings, settings } from '#contract/settings';
import { companyPages } from './company-pages.ts';
import { printing } from './printing.ts';

export const siteIds = ['RTC', 'NAM', 'NAH', 'NAE', 'NAC'] as const;
export type SiteId = (typeof siteIds)[number];

/** Features that a site may have beyond the pages that all have. */
const capabilities = ['printing3d', 'passwordReset', 'companyPages'] as const;
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
  /** Picture that takes its place. */
  picture: z.object({ image: text, width: z.number(), height: z.number() }).optional(),
});

/** contract/plain/palette.ts explains these values. */
const colours = z.object({
  neutral: z.object({ hue, chroma: z.number().max(0.03) }),
  brand: z.object({ hue, chroma: z.number().max(0.3), lightness: z.number().max(1).optional() }),
  accent: z.object({ lightness: z.number().max(1), chroma: z.number().max(0.3), hue, ink: z.enum(['dark', 'light']) }),
});

const menuItem = z.union([
  z.object({ kind: z.literal('catalogue'), label: text }),
  z.object({ kind: z.literal('page'), label: text, path: z.string().startsWith('/') }),
  z.object({ kind: z.literal('external'), label: text, url }),
]);

export const siteSchema = z.object({
  id: z.enum(siteIds),
  /** The shop as people call it. */
  name: text,
  /** The site's goods, in a few words. */
  about: text,
  kind: z.enum(['products', 'autoparts']),
  capabilities: z.array(z.enum(capabilities)),
  /** The category that holds everything this site shows. */
  rootCategory: z.string().regex(/^\d+$/),
  /** Numbers of Google's list of product categories by category of ours: they hold below it too, the nearest first. */
  googleCategories: z.record(z.string().regex(/^\d+(\.\d+)*$/), z.number().int().positive()),
  logo,
  colours,
  menu: z.array(menuItem),
  /** Where it sends to and how it is paid, as visitors read it beside a product; '' says what is offered. */
  promises: z.object({ delivery: z.string(), payment: z.string() }),
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
  /** The last lines of mails, above the shop's address; by default what it sells. */
  mailSignature: text.optional(),
  /** Texts of the 3D pages, where the site has them. */
  printing: printing.optional(),
  /** Texts of `/empresa` and `/servicios`, where the site has them. */
  companyPages: companyPages.optional(),
  /** Head of the contact page where each branch answers by itself, in the shop's place. */
  branchContact: z.object({ title: text, about: text }).optional(),
  /** Words that lead to a part by its vehicle on the home page, where parts are sold. */
  partFinder: z.object({ title: text, question: text }).optional(),
  /** Initial values of the settings that the shop's owner changes at run time. */
  settings,
});

export type Site = z.infer<typeof siteSchema>;
export type { PaymentMethod, ShippingOption, SiteSettings };
export type Branch = Site['branches'][number];
