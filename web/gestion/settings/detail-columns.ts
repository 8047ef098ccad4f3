import type { OwnDetails } from '#contract/settings';
import type { Places } from '#web/data/places';
import type { RowColumn, Values } from '#web/panel/edit/fields';
import { placeColumns } from './place-columns.ts';
import { PlaceHelper } from './place-field.tsx';

/** A line of the main menu as it is typed. */
export const menuColumns: readonly RowColumn[] = [
  {
    name: 'kind',
    label: 'Qué abre',
    kind: 'choice',
    choices: [
      { value: 'link', label: 'Un enlace' },
      { value: 'catalogue', label: 'Todas las categorías' },
    ],
  },
  { name: 'label', label: 'Texto', kind: 'text' },
  { name: 'link', label: 'Enlace', kind: 'text', isLink: true, isShown: ({ kind }: Values) => kind === 'link' },
];

export const blankLink = { kind: 'link', label: '', link: '' };

export const contactColumns = [
  { name: 'email', label: 'E-mail', kind: 'text' },
  { name: 'phone', label: 'Teléfono', kind: 'text' },
  { name: 'whatsapp', label: 'WhatsApp', kind: 'text' },
  { name: 'hours', label: 'Horario', kind: 'text' },
  { name: 'facebook', label: 'Facebook', kind: 'text', isLink: true },
  { name: 'instagram', label: 'Instagram', kind: 'text', isLink: true },
  { name: 'youtube', label: 'YouTube', kind: 'text', isLink: true },
] as const;

export const companyColumns = [
  { name: 'name', label: 'Razón social', kind: 'text' },
  { name: 'identifier', label: 'RUT', kind: 'text' },
  { name: 'address', label: 'Domicilio fiscal', kind: 'text' },
] as const;

export const branchColumns = (places: Places): RowColumn[] => [
  { name: 'name', label: 'Nombre', kind: 'text' },
  { name: 'address', label: 'Dirección', kind: 'text' },
  ...placeColumns(places),
  { name: 'phone', label: 'Teléfono', kind: 'text' },
  { name: 'whatsapp', label: 'WhatsApp', kind: 'text' },
  { name: 'hours', label: 'Horario', kind: 'text' },
  { name: 'geolocation', label: 'Posición', kind: 'text', Helper: PlaceHelper },
];

export const blankBranch = {
  code: '',
  name: '',
  address: '',
  state: '',
  city: '',
  phone: '',
  whatsapp: '',
  hours: '',
  geolocation: '',
};

/** Branches with their departments, of which older ones say none. */
export const branchRows = (own: OwnDetails, value: unknown) =>
  ((value ?? own.branches ?? []) as Values[]).map((row) =>
    row.state ? row : { ...row, state: own.branches?.find(({ code }) => code === row.code)?.state ?? '' },
  );
