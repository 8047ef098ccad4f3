import type { FirstStep } from '#contract/plain/first-steps';
import { panelPaths, settingPath, settingTextPath } from '#web/panel/panel-paths';
import { paths } from '#web/paths';

type Words = { label: string; about: string; to: string };

/** The name of each of the first steps, why it matters, and where it is done. */
export const stepWords: Record<FirstStep, Words> = {
  company: {
    label: 'Tu empresa',
    about: 'Razón social, RUT y domicilio fiscal. Sin ellos la tienda no toma pedidos.',
    to: settingPath('company'),
  },
  name: {
    label: 'El nombre',
    about: 'El que se lee en la tienda, los correos y los buscadores.',
    to: settingPath('name'),
  },
  contact: {
    label: 'Tu contacto',
    about: 'E-mail, teléfono y WhatsApp: por ahí te escriben, y de ahí salen los correos.',
    to: settingPath('contact'),
  },
  branches: {
    label: 'Tus sucursales',
    about: 'Dirección, horario y teléfono: ahí se retira y se escribe.',
    to: settingPath('branches'),
  },
  mail: {
    label: 'El servidor de correo',
    about:
      'Por él salen los avisos a quien compra, las activaciones y las invitaciones, desde el e-mail de tu contacto: hacen falta los dos.',
    to: '#estado',
  },
  logo: { label: 'Tu logo', about: 'Va en la tienda, en los correos y en el ícono.', to: settingPath('logo') },
  shipping: {
    label: 'Los envíos',
    about: 'A dónde enviás y cuánto cuesta.',
    to: settingPath('shipping'),
  },
  accounts: {
    label: 'Cómo te pagan',
    about: 'Una cuenta para depósitos, o las claves de Mercado Pago o PayPal.',
    to: settingPath('depositAccounts'),
  },
  legal: {
    label: 'Los textos legales',
    about: 'Términos, privacidad, envíos y arrepentimiento: leé los cuatro y cambialos si hace falta.',
    to: settingTextPath('legalTexts'),
  },
  product: {
    label: 'El primer producto',
    about: 'Activo y con precio. De a muchos se cargan en Importar.',
    to: `${panelPaths.products}?nuevo=`,
  },
  order: { label: 'Un pedido de prueba', about: 'Comprá en tu tienda como un cliente más.', to: paths.home },
  backup: { label: 'Un respaldo', about: 'Una copia de todo, fuera de esta máquina.', to: '#estado' },
};
