import { paymentNames, shippingNames } from '#contract/plain/commerce';
import type { Branch, SiteSettings } from './site.ts';

/** The hours of all branches. */
export const hours = 'Lunes a viernes de 08:00 a 12:30 y de 13:30 a 18:00';

/** Sites say of sending and paying what they offer. */
export const promises = { delivery: '', payment: '' };

/** The two shops of the firm; every site hands over there. */
export const branches: Branch[] = [
  {
    code: 'BUL',
    name: 'Bulevar',
    address: 'Bulevar José Batlle y Ordóñez 2418',
    city: 'Montevideo',
    state: 'Montevideo',
    phone: '2900 0142',
    whatsapp: '59899000142',
    hours,
    geolocation: [-34.8797, -56.1466],
  },
  {
    code: 'CLA',
    name: 'Cerro Largo',
    address: 'Cerro Largo 1237',
    city: 'Montevideo',
    state: 'Montevideo',
    phone: '2900 0187',
    whatsapp: '59899000187',
    hours,
    geolocation: [-34.9034, -56.1921],
  },
];

const metropolitan = {
  Canelones: [
    'Ciudad de la Costa',
    'Paso Carrasco',
    'Colonia Nicolich',
    'Las Piedras',
    'La Paz',
    'Progreso',
    'Pando',
    'Barros Blancos',
    'Toledo',
  ],
  'San José': ['Ciudad del Plata'],
};

// The account is its owner's to set (`depositAccounts`): money must never go to an invented one.
const deposit = (bank: string) =>
  `Depositá o transferí {total} a la cuenta en dólares {cuenta} de {empresa} en ${bank}. ` +
  'Poné «Pedido {numero}» como referencia y hacelo antes del {vence}.';

/** Settings that all sites start with. */
export const settings: SiteSettings = {
  name: null,
  shortName: null,
  tagLine: null,
  menu: null,
  logo: null,
  colours: null,
  company: null,
  contact: null,
  branches: null,
  questions: null,
  printingTexts: null,
  printingSteps: null,
  printingKinds: null,
  serviceTexts: null,
  services: null,
  companyTexts: null,
  companySteps: null,
  promises: null,
  mailSignature: null,
  legalTexts: null,
  plusTax: 'off',
  pricesFor: 'everyone',
  saleOn: true,
  categoryLinks: true,
  filterEditing: true,
  subcategories: true,
  productSortShown: true,
  mobileBannerSquare: true,
  printing3d: true,
  lowStock: 3,
  productPageSize: 18,
  orderPageSize: 5,
  depositDays: 3,
  transferDays: 0,
  fiscalYears: 5,
  unpaidUnits: 20_000,
  unpaidValue: 1_000_000,
  newOrderMail: 'contact',
  shipping: [
    {
      id: 'RES',
      name: shippingNames.RES,
      description: 'En la sucursal que elijas. Te avisamos cuando esté pronto.',
      leadTime: '',
      price: 0,
    },
    {
      id: 'MON',
      name: shippingNames.MON,
      description: 'A domicilio, en el departamento de Montevideo.',
      leadTime: '',
      price: 600,
    },
    {
      id: 'AME',
      name: shippingNames.AME,
      description: 'A domicilio, en las ciudades cercanas a Montevideo.',
      leadTime: '',
      price: 900,
    },
    {
      id: 'INT',
      name: shippingNames.INT,
      description: 'Por la agencia que elijas. El flete se paga al recibir.',
      leadTime: '',
      price: 0,
    },
  ],
  payments: [
    { id: 'MPU', name: paymentNames.MPU, instructions: '' },
    { id: 'PYPL', name: paymentNames.PYPL, instructions: '' },
    { id: 'SADE', name: paymentNames.SADE, instructions: deposit('Santander') },
    { id: 'ITDE', name: paymentNames.ITDE, instructions: deposit('Itaú') },
    { id: 'BRDE', name: paymentNames.BRDE, instructions: deposit('BROU') },
    {
      id: 'ABGI',
      name: paymentNames.ABGI,
      instructions:
        'Hacé un giro de {total} en cualquier Abitab a nombre de {empresa}. ' +
        'Decí «Pedido {numero}» como referencia y hacelo antes del {vence}.',
    },
  ],
  depositAccounts: {},
  metropolitanCities: Object.entries(metropolitan).flatMap(([state, cities]) =>
    cities.map((city) => ({ state, city })),
  ),
  rate: null,
  cardCurrency: 'UYU',
  showUYU: 'off',
  vehicleService: null,
  mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  googleMapsKey: null,
  chat: null,
  analytics: null,
  synonyms: 'wifi = wi-fi',
  // A new shop is closed in its database (server/basics.ts); one of before this setting is open.
  opened: true,
  tickedSteps: [],
};
