import type { NamedKind, NamedThing } from '#contract/named';
import { countedEach } from '#contract/plain/counted-text';
import { panelPaths } from '#web/panel/panel-paths';

type Words = {
  /** Its part of the address. */
  key: string;
  title: string;
  add: string;
  first: string;
  about: string;
  /** The label of the choice of the one that stays in a merge. */
  stays: string;
  /** Where the things that have one are listed. */
  listPath: (thing: NamedThing) => string;
};

const listed = (path: string, key: string, value: number | string) =>
  `${path}?${new URLSearchParams({ [key]: String(value) })}`;

/** The list of a kind narrowed to a name. */
export const namedPath = (kind: NamedKind, name: string) =>
  `${panelPaths.named}?${new URLSearchParams({ de: kindWords[kind].key, t: name })}`;

/** The kinds in the order of their tabs. */
export const kindWords: Record<NamedKind, Words> = {
  brand: {
    key: 'marcas',
    title: 'Marcas',
    add: 'Nueva marca',
    first: 'Todavía no hay marcas',
    about: 'La gente busca y filtra por ellas, en productos y en vehículos.',
    stays: 'La que queda',
    listPath: ({ id }) => listed(panelPaths.products, 'b', id),
  },
  provider: {
    key: 'proveedores',
    title: 'Proveedores',
    add: 'Nuevo proveedor',
    first: 'Todavía no hay proveedores',
    about: 'A quién le comprás cada producto.',
    stays: 'El que queda',
    listPath: ({ id }) => listed(panelPaths.products, 'p', id),
  },
  tag: {
    key: 'etiquetas',
    title: 'Etiquetas',
    add: 'Nueva etiqueta',
    first: 'Todavía no hay etiquetas',
    about: 'Con ellas juntás empresas como quieras: «Mayorista», «Paga al contado».',
    stays: 'La que queda',
    // Companies are narrowed by a tag's name.
    listPath: ({ name }) => listed(panelPaths.companies, 'tagId', name),
  },
  workBranch: {
    key: 'rubros',
    title: 'Rubros',
    add: 'Nuevo rubro',
    first: 'Todavía no hay rubros',
    about: 'A qué se dedica cada empresa: «Taller mecánico», «Educación».',
    stays: 'El que queda',
    listPath: ({ id }) => listed(panelPaths.companies, 'workBranchId', id),
  },
};

/** Everything that refers to one, each with its count. */
export const usesOf = ({ products: sold, vehicles, applications, companies: firms }: NamedThing) =>
  countedEach([
    [sold, 'producto', 'productos'],
    [vehicles, 'vehículo', 'vehículos'],
    [applications, 'aplicación de repuestos', 'aplicaciones de repuestos'],
    [firms, 'empresa', 'empresas'],
  ]);
