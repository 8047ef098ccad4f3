/**
 * Things that staff exports as a sheet by that label, and who may (docs/decisions/030-import-screens.md). `kind`: the only kind
 * of site whose screen offers it.
 */
export const exportForms = {
  products: { label: 'Productos', file: 'productos', access: 'selOfSite' },
  prices: { label: 'Precios', file: 'precios', access: 'selOfSite' },
  stock: { label: 'Stock', file: 'stock', access: 'selOfSite' },
  families: { label: 'Familias', file: 'familias', access: 'selOfSite', kind: 'autoparts' },
  vehicles: { label: 'Vehículos', file: 'vehiculos', access: 'selOfSite', kind: 'autoparts' },
  fitments: { label: 'Aplicaciones', file: 'aplicaciones', access: 'selOfSite', kind: 'autoparts' },
  codes: { label: 'Códigos originales', file: 'codigos', access: 'selOfSite', kind: 'autoparts' },
  orders: { label: 'Pedidos', file: 'pedidos', access: 'selOfCompany' },
  newsletter: { label: 'Novedades', file: 'novedades', access: 'administrator' },
  people: { label: 'Personas', file: 'personas', access: 'administrator' },
} as const;
export type ExportForm = keyof typeof exportForms;
export const exportFormNames = Object.keys(exportForms) as [ExportForm, ...ExportForm[]];

/** The list whose filters an export takes along; none where it has all. */
export const listOf = (form: ExportForm) => lists[form];
const lists = {
  products: 'products',
  prices: 'products',
  stock: 'products',
  families: 'families',
  vehicles: 'vehicles',
  fitments: 'families',
  codes: 'families',
  orders: 'orders',
  newsletter: undefined,
  people: undefined,
} as const satisfies Record<ExportForm, string | undefined>;

/** Kinds of files, by their endings. */
export const exportKinds = ['xlsx', 'csv'] as const;
export const exportKindWords: Record<(typeof exportKinds)[number], string> = { xlsx: 'Excel (.xlsx)', csv: 'CSV' };

/** How many chosen orders one export has at most. */
export const exportedMost = 100;

type Asked = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;

/** Address of an export. A list is a parameter of each of its items; what is undefined or empty is not asked. */
export const exportPath = (form: ExportForm, asked: Asked = {}) => {
  const parts = Object.entries(asked)
    .flatMap(([name, value]) => [value ?? ''].flat().map((one) => [name, String(one)]))
    .filter(([, value]) => value !== '');
  return `/rest/export/${form}${parts.length > 0 ? `?${new URLSearchParams(parts)}` : ''}`;
};
