import type { Branch, SiteSettings } from './site.ts';

/** The hours of all branches. */
export const hours = 'Lunes a viernes de 08:00 a 12:30 y de 13:30 a 18:00';

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

/** Settings that all sites start with. */
export const settings: SiteSettings = {
  taxRate: 0.22,
  plusTax: 'off',
  pricesFor: 'everyone',
  saleOn: true,
  categoryLinks: true,
  filterEditing: true,
  subcategories: true,
  productSortShown: true,
  mobileBannerSquare: true,
  lowStock: 3,
  productPageSize: 18,
  orderPageSize: 5,
  depositDays: 3,
};
