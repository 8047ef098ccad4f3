import { namPages } from './nam-pages.ts';
import { branches, hours, promises, settings } from './shared.ts';
import type { Site } from './site.ts';

const synonyms = `
vw = volkswagen
gm = chevrolet = chevy
mf = massey ferguson
jd = john deere
nh = new holland
mb = mercedes benz
renol = renault
r9 = renault 9
r11 = renault 11
r12 = renault 12
r18 = renault 18
r19 = renault 19
r21 = renault 21
fusca = escarabajo
pajero = montero
pickup = pick-up
aire = a/a = a/c = aire acondicionado
sin aire = sin a/a = sin aire acondicionado
diesel = gasoil = d = sd = td = tdi = dti = hdi = dci = crdi
ii = 2
iii = 3
iv = 4
ventilador = electroventilador = electro = ventilador de radiador
manual = caja mecánica
forzador = electroventilador de cabina
botella deshidratadora = filtro secador
vaso de expansión = depósito de agua = depósito de expansión = bidón de agua = tanque de agua
tapa de radiador = tapa de depósito = tapón de radiador
calefactor = calefacción
manguera = manguito
`.trim();

export const nam: Site = {
  id: 'NAM',
  name: 'NAM Autopartes',
  about: 'Radiadores, condensadores y aire acondicionado para tu vehículo',
  kind: 'autoparts',
  capabilities: ['passwordReset', 'companyPages'],
  rootCategory: '2',
  // Motor vehicle parts.
  googleCategories: { '2': 899 },
  logo: {
    viewBox: '0 0 40 40',
    shapes: [
      { path: 'M4 6h32a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z', tone: 'brand' },
      { path: 'M7 11h3v18H7zM13 11h3v18h-3zM25 11h3v18h-3zM31 11h2v18h-2z', tone: 'light' },
      { path: 'M19 11h3v18h-3z', tone: 'accent' },
    ],
    word: 'NAM',
  },
  colours: {
    neutral: { hue: 240, chroma: 0.01 },
    brand: { hue: 240, chroma: 0.055 },
    accent: { lightness: 0.55, chroma: 0.21, hue: 27, ink: 'light' },
  },
  menu: [
    { kind: 'catalogue', label: 'Autopartes' },
    { kind: 'page', label: 'Servicios', path: '/servicios' },
    { kind: 'page', label: 'Empresa', path: '/empresa' },
  ],
  promises,
  branches,
  company: {
    name: 'NAM Autopartes S.A.',
    identifier: '211801870028',
    address: 'Bulevar José Batlle y Ordóñez 2418, Montevideo',
  },
  contact: {
    email: 'mostrador@nam.example',
    phone: '2900 0187',
    whatsapp: '59899000187',
    hours,
    social: [{ network: 'facebook', url: 'https://facebook.example/nam.autopartes' }],
  },
  companyPages: namPages,
  branchContact: { title: 'Hablá con el mostrador', about: 'Cada local te atiende por su teléfono y su WhatsApp.' },
  partFinder: { title: 'Encontrá la autoparte para tu vehículo', question: 'Por vehículo: ¿qué buscás?' },
  settings: { ...settings, synonyms, pricesFor: 'signedIn' },
};
