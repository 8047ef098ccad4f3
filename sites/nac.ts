import { branches, hours, promises, settings } from './shared.ts';
import type { Site } from './site.ts';

export const nac: Site = {
  id: 'NAC',
  name: 'NAC Climatización',
  about: 'Aire acondicionado, repuestos e instalación',
  kind: 'products',
  capabilities: [],
  rootCategory: '5',
  // Climate control appliances.
  googleCategories: { '5': 1626 },
  logo: {
    viewBox: '0 0 40 40',
    shapes: [
      { path: 'M9 4h22a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z', tone: 'brand' },
      { path: 'M8 11h24v9H8zM11 16h18v1.5H11z', tone: 'light' },
      { path: 'M12 23h3v8h-3zM18.5 23h3v8h-3zM25 23h3v8h-3z', tone: 'accent' },
    ],
    word: 'NAC',
  },
  colours: {
    neutral: { hue: 200, chroma: 0.01 },
    brand: { hue: 198, chroma: 0.085 },
    accent: { lightness: 0.8, chroma: 0.12, hue: 225, ink: 'dark' },
  },
  menu: [
    { kind: 'catalogue', label: 'Productos' },
    { kind: 'page', label: 'Equipos', path: '/productos?c=5.601' },
    { kind: 'page', label: 'Instalación', path: '/productos?c=5.602' },
    { kind: 'page', label: 'Repuestos', path: '/productos?c=5.603' },
    { kind: 'page', label: 'Contacto', path: '/contacto' },
  ],
  promises,
  branches,
  company: {
    name: 'NAC Climatización S.R.L.',
    identifier: '217704880013',
    address: 'Bulevar José Batlle y Ordóñez 2418, Montevideo',
  },
  contact: {
    email: 'ventas@nac.example',
    phone: '2900 0187',
    whatsapp: '59899000187',
    hours,
    social: [{ network: 'instagram', url: 'https://instagram.example/nac.clima' }],
  },
  settings,
};
