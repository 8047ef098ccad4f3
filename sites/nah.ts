import { branches, hours, promises, settings } from './shared.ts';
import type { Site } from './site.ts';

export const nah: Site = {
  id: 'NAH',
  name: 'NAH Herramientas',
  about: 'Herramientas y equipos para el taller',
  kind: 'products',
  capabilities: [],
  rootCategory: '3',
  // Tools.
  googleCategories: { '3': 1167 },
  logo: {
    viewBox: '0 0 40 40',
    shapes: [
      { path: 'M20 2 36 11v18L20 38 4 29V11z', tone: 'brand' },
      { path: 'M12 13h4v5h8v-5h4v14h-4v-5h-8v5h-4z', tone: 'light' },
      { path: 'M17 30h6v3h-6z', tone: 'accent' },
    ],
    word: 'NAH',
  },
  colours: {
    neutral: { hue: 150, chroma: 0.006 },
    brand: { hue: 155, chroma: 0.03 },
    accent: { lightness: 0.72, chroma: 0.18, hue: 148, ink: 'dark' },
  },
  menu: [
    { kind: 'catalogue', label: 'Productos' },
    { kind: 'page', label: 'Eléctricas', path: '/productos?c=3.402' },
    { kind: 'page', label: 'Manuales', path: '/productos?c=3.401' },
    { kind: 'page', label: 'Equipamiento', path: '/productos?c=3.403' },
    { kind: 'page', label: 'Contacto', path: '/contacto' },
  ],
  promises,
  branches,
  company: {
    name: 'NAH Herramientas S.R.L.',
    identifier: '217502660012',
    address: 'Bulevar José Batlle y Ordóñez 2418, Montevideo',
  },
  contact: {
    email: 'ventas@nah.example',
    phone: '2900 0142',
    whatsapp: '59899000142',
    hours,
    social: [{ network: 'instagram', url: 'https://instagram.example/nah.herramientas' }],
  },
  settings,
};
