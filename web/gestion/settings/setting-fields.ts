import type { ComponentType } from 'react';
import { z } from 'zod';
import { paymentIds, paymentKinds, paymentNames, shippingNames } from '#contract/plain/commerce';
import { fillPaymentFields } from '#contract/plain/payment-fields';
import { rateMost } from '#contract/plain/rate';
import { settingChoices, settingWords } from '#contract/setting-words';
import { type OwnDetails, type PaymentMethod, type SiteSettings, settings } from '#contract/settings';
import type { SiteTexts } from '#contract/site-texts';
import type { Places } from '#web/data/places';
import type { EditField, OwnControl, RowsKind, Values } from '#web/panel/edit/fields';
import { colourFields } from './colour-fields.tsx';
import { CompanyNote } from './company-note.tsx';
import {
  blankBranch,
  blankLink,
  branchColumns,
  branchRows,
  companyColumns,
  contactColumns,
  menuColumns,
} from './detail-columns.ts';
import { shownWhenEmpty, type Told } from './empty-words.ts';
import { logoField } from './logo-field.tsx';
import { MenuNote } from './menu-note.tsx';
import { placeColumns } from './place-columns.ts';
import { ShippingNote } from './shipping-note.tsx';
import { textControls } from './text-controls.ts';

type Key = keyof SiteSettings;
type Control = Pick<EditField, 'Note'> &
  (
    | { kind: 'text' | 'lines' | 'money' | 'whole' | 'switch'; isNull?: true }
    | { kind: 'choice'; choices: { value: string; label: string }[] }
    | { kind: 'own'; Control: ComponentType<OwnControl> }
    | RowsKind
  );

const onOff = { kind: 'switch' } as const;
const count = { kind: 'whole' } as const;
const deposits = paymentIds.filter((id) => paymentKinds[id] === 'deposit');
const inOwnWords = (text: string) => fillPaymentFields(text, (field) => `{${field}}`);
const isKind =
  (...kinds: string[]) =>
  ({ kind }: Values) =>
    kinds.includes(String(kind));
const one = (value: unknown): Values[] => (value ? [value as Values] : []);

const { contact, off } = settingChoices.newOrderMail;
const orderMailTo = { contact, other: 'Otra dirección', off };

/** The fields of an analytics row that belong to its kind. */
const analyticsOf = ([row]: Values[]) => {
  if (!row) return null;
  const { kind, origin = '', domain = '', siteId = null, id = '' } = row;
  if (kind === 'plausible') return { kind, origin, domain };
  return kind === 'matomo' ? { kind, origin, siteId } : { kind, id };
};

const detailControls = (own: OwnDetails, places: Places): Partial<Record<Key, Control>> => ({
  metropolitanCities: { kind: 'rows', columns: placeColumns(places), blank: { state: '', city: '' }, most: 200 },
  colours: { kind: 'own', Control: colourFields(own.colours, settingWords.colours.about) },
  company: {
    kind: 'rows',
    columns: companyColumns,
    most: 1,
    read: (value) => one(value ?? own.company),
    write: ([row]) => row ?? null,
    Note: CompanyNote,
  },
  menu: {
    kind: 'rows',
    columns: menuColumns,
    blank: blankLink,
    most: 8,
    isOrdered: true,
    read: (value) => (value ?? own.menu ?? []) as Values[],
    Note: MenuNote,
  },
  contact: {
    kind: 'rows',
    columns: contactColumns,
    most: 1,
    read: (value) => one(value ?? own.contact),
    write: ([row]) => row ?? null,
  },
  branches: {
    kind: 'rows',
    columns: branchColumns(places),
    blank: blankBranch,
    isOrdered: true,
    read: (value) => branchRows(own, value),
  },
  ...textControls(own),
});

const controls: Record<
  Exclude<
    Key,
    | 'metropolitanCities'
    | 'company'
    | 'menu'
    | 'tickedSteps'
    | 'opened'
    | 'contact'
    | 'branches'
    | 'colours'
    | 'legalTexts'
    | Exclude<keyof SiteTexts, 'mailSignature'>
  >,
  Control
> = {
  name: { kind: 'text', isNull: true },
  shortName: { kind: 'text', isNull: true },
  tagLine: { kind: 'text', isNull: true },
  logo: { kind: 'own', Control: logoField(settingWords.logo.about) },
  saleOn: onOff,
  pricesFor: choice(settingChoices.pricesFor),
  plusTax: choice(settingChoices.plusTax),
  cardCurrency: choice(settingChoices.cardCurrency),
  showUYU: choice(settingChoices.showUYU),
  rate: {
    kind: 'rows',
    columns: [
      { name: 'value', label: 'Pesos por dólar', kind: 'decimal', numbers: { decimals: 4, most: rateMost } },
      { name: 'date', label: 'Desde', kind: 'day' },
    ],
    blank: { value: null, date: '' },
    most: 1,
    read: one,
    write: ([row]) => row ?? null,
  },
  lowStock: count,
  categoryLinks: onOff,
  filterEditing: onOff,
  subcategories: onOff,
  productSortShown: onOff,
  productPageSize: count,
  orderPageSize: count,
  mobileBannerSquare: onOff,
  printing3d: onOff,
  shipping: {
    kind: 'rows',
    columns: [
      { name: 'id', label: 'Tipo', kind: 'choice', choices: choicesOf(shippingNames) },
      { name: 'name', label: 'Nombre', kind: 'text' },
      { name: 'price', label: 'Precio', kind: 'money' },
      { name: 'description', label: 'Descripción', kind: 'lines' },
      { name: 'leadTime', label: 'Plazo y hora de corte (vacío, no se dice)', kind: 'text' },
    ],
    blank: { id: 'RES', name: '', description: '', leadTime: '', price: 0 },
    isOrdered: true,
    Note: ShippingNote,
  },
  payments: {
    kind: 'rows',
    columns: [
      { name: 'id', label: 'Tipo', kind: 'choice', choices: choicesOf(paymentNames) },
      { name: 'name', label: 'Nombre', kind: 'text' },
      { name: 'instructions', label: 'Instrucciones', kind: 'lines' },
    ],
    blank: { id: 'BRDE', name: '', instructions: '' },
    isOrdered: true,
    // Older texts have other words for their fields.
    read: (value) => (value as PaymentMethod[]).map((row) => ({ ...row, instructions: inOwnWords(row.instructions) })),
  },
  depositAccounts: {
    kind: 'rows',
    columns: [
      { name: 'id', label: 'Forma de pago', kind: 'choice', choices: choicesOf(paymentNames), isFixed: true },
      { name: 'account', label: 'Cuenta', kind: 'text' },
    ],
    read: (value) => deposits.map((id) => ({ id, account: (value as Values | undefined)?.[id] ?? '' })),
    write: (rows) => Object.fromEntries(rows.flatMap(({ id, account }) => (account ? [[id, account]] : []))),
  },
  depositDays: count,
  transferDays: count,
  fiscalYears: count,
  unpaidUnits: count,
  unpaidValue: { kind: 'money' },
  newOrderMail: {
    kind: 'rows',
    columns: [
      { name: 'to', label: 'A quién', kind: 'choice', choices: choicesOf(orderMailTo) },
      { name: 'email', label: 'E-mail', kind: 'text', isShown: ({ to }) => to === 'other' },
    ],
    read: (value) => {
      const isAddress = value !== 'contact' && value !== 'off';
      return [{ to: isAddress ? 'other' : value, email: isAddress ? value : '' }];
    },
    write: ([row]) => (row?.to === 'other' ? row.email : row?.to),
  },
  mailSignature: { kind: 'lines', isNull: true },
  synonyms: { kind: 'lines' },
  vehicleService: { kind: 'text', isNull: true },
  mapTiles: { kind: 'text', isNull: true },
  googleMapsKey: { kind: 'text', isNull: true },
  chat: { kind: 'text', isNull: true },
  analytics: {
    kind: 'rows',
    columns: [
      {
        name: 'kind',
        label: 'Servicio',
        kind: 'choice',
        choices: [
          { value: 'plausible', label: 'Plausible' },
          { value: 'matomo', label: 'Matomo' },
          { value: 'ga4', label: 'Google Analytics 4' },
        ],
      },
      { name: 'origin', label: 'Dirección', kind: 'text', isShown: isKind('plausible', 'matomo') },
      { name: 'domain', label: 'Dominio', kind: 'text', isShown: isKind('plausible') },
      { name: 'siteId', label: 'Número del sitio', kind: 'whole', isShown: isKind('matomo') },
      { name: 'id', label: 'Id de medición', kind: 'text', isShown: isKind('ga4') },
    ],
    blank: { kind: 'ga4', id: '' },
    most: 1,
    read: one,
    write: analyticsOf,
  },
};

function choicesOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
function choice(labels: Record<string, string>) {
  return { kind: 'choice' as const, choices: choicesOf(labels) };
}

/** An emptied field that may be null is null. */
export const asSetting = (key: string, value: unknown): unknown =>
  value === '' && 'isNull' in (controls[key as keyof typeof controls] ?? {}) ? null : value;

/** The field of a setting: its words and its rule are those of `npm run setting`. `places`: the cities that can be chosen. */
export const settingField = (
  key: Key,
  own: OwnDetails,
  places: Places = { states: [], cities: [] },
  told: Told = { isDemo: true, stored: {} },
): EditField => {
  const rule: z.ZodType = settings.shape[key];
  const control = detailControls(own, places)[key] ?? controls[key as keyof typeof controls];
  const isNull = 'isNull' in control;
  const orNothing = z.preprocess((value) => (value === '' ? null : value), rule);
  const words = settingWords[key];
  const shown = shownWhenEmpty(key, own, told);
  const about = shown ? `${words.about} Vacío, es «${shown}».` : words.about;
  return { ...control, name: key, ...words, about, rule: isNull ? orNothing : rule };
};
