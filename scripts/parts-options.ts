import type { PartsForm } from '#server/import/autoparts/columns';

/** The options that say which list of autoparts a spreadsheet is. */
export const partsOptions = {
  familias: { type: 'boolean' },
  vehiculos: { type: 'boolean' },
  aplicaciones: { type: 'boolean' },
  codigos: { type: 'boolean' },
} as const;

const forms: Record<keyof typeof partsOptions, PartsForm> = {
  familias: 'families',
  vehiculos: 'vehicles',
  aplicaciones: 'fitments',
  codigos: 'codes',
};

/** The lists that a command's options name: one, unless the person was not clear. */
export const partsFormsOf = (values: Partial<Record<keyof typeof partsOptions, boolean>>): PartsForm[] =>
  Object.entries(forms).flatMap(([option, form]) => (values[option as keyof typeof partsOptions] ? [form] : []));
