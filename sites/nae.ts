import { branches, hours, promises, settings } from './shared.ts';
import type { Site } from './site.ts';

export const nae: Site = {
  id: 'NAE',
  name: 'NAE Electrónica',
  about: 'Redes, seguridad, audio e iluminación para tu casa',
  kind: 'products',
  capabilities: [],
  rootCategory: '4',
  // Electronics.
  googleCategories: { '4': 222 },
  logo: {
    viewBox: '0 0 40 40',
    shapes: [
      { path: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36z', tone: 'brand' },
      { path: 'M8 21.5h6l3-9 5 16 3.5-10 1.5 3h5v-3h-3.2l-3.7-7L22 20.5 17.2 5.5 12 18.5H8z', tone: 'light' },
      { path: 'M32 18.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z', tone: 'accent' },
    ],
    word: 'NAE',
  },
  colours: {
    neutral: { hue: 295, chroma: 0.012 },
    brand: { hue: 293, chroma: 0.17 },
    accent: { lightness: 0.87, chroma: 0.2, hue: 125, ink: 'dark' },
  },
  menu: [
    { kind: 'catalogue', label: 'Productos' },
    { kind: 'page', label: 'Redes', path: '/productos?c=4.501' },
    { kind: 'page', label: 'Seguridad', path: '/productos?c=4.502' },
    { kind: 'page', label: 'Audio', path: '/productos?c=4.503' },
    { kind: 'page', label: 'Contacto', path: '/contacto' },
  ],
  promises,
  branches,
  company: {
    name: 'NAE Electrónica S.R.L.',
    identifier: '217603110018',
    address: 'Bulevar José Batlle y Ordóñez 2418, Montevideo',
  },
  contact: {
    email: 'ventas@nae.example',
    phone: '2900 0142',
    whatsapp: '59899000142',
    hours,
    social: [{ network: 'instagram', url: 'https://instagram.example/nae.electronica' }],
  },
  settings,
};
