import { z } from 'zod';
import { defineCalls, type Limit } from '#contract/call';
import { changes, id, requiredText } from '#contract/fields';

export const namedKinds = ['brand', 'provider', 'tag', 'workBranch'] as const;
export type NamedKind = (typeof namedKinds)[number];

const kind = z.enum(namedKinds);
export const namedFields = { name: requiredText(80), imageId: id.nullable() };

/** How many products, vehicles, applications and companies refer to it. `logo` is what pages show, `image` the chosen one. */
const named = z.object({
  id: z.number(),
  name: z.string(),
  imageId: z.number().nullable(),
  image: z.string().nullable(),
  logo: z.string().nullable(),
  products: z.number(),
  vehicles: z.number(),
  applications: z.number(),
  companies: z.number(),
});
export type NamedThing = z.output<typeof named>;

/** `refusal`: why these two are not merged; null where they can be. `other` is the one that goes. */
const look = z.object({ refusal: z.string().nullable(), own: named, other: named });
export type NamedMergeLook = z.output<typeof look>;

/** More by one account in a quarter of an hour is no person's work. */
const ofStaff = (name: string): Limit => ({ name, per: 'account', points: 300, seconds: 900, shared: true });
const pair = { kind, id, otherId: id };

/** Brands, providers, tags and work branches as staff keeps them: docs/decisions/029-categories-and-brands.md. */
export const namedCalls = defineCalls({
  'named/list': {
    summary: 'Lista las marcas, proveedores, etiquetas o rubros con lo que tiene cada uno',
    access: 'selOfSite',
    input: z.object({ kind }),
    output: z.object({ data: z.array(named) }),
    sites: 'rights',
    sample: { as: 'seller', statements: 3, input: () => ({ kind: 'brand' }) },
  },
  'named/add': {
    summary: 'Crea una marca, un proveedor, una etiqueta o un rubro',
    access: 'selOfSite',
    limit: ofStaff('named.add'),
    input: z.object({ kind, named: z.object({ name: namedFields.name }) }),
    output: z.object({ data: named }),
    sites: 'rights',
    sample: { as: 'seller', statements: 17, input: () => ({ kind: 'brand', named: { name: 'Marca nueva' } }) },
  },
  /** A brand alone has a picture. */
  'named/update': {
    summary: 'Cambia el nombre de una marca, un proveedor, una etiqueta o un rubro, y el logo de una marca',
    access: 'selOfSite',
    limit: ofStaff('named.update'),
    input: z.object({ kind, id, parms: changes(namedFields) }),
    output: z.object({ data: named }),
    sites: 'rights',
    sample: {
      as: 'seller',
      statements: 19,
      input: ({ brandId }) => ({ kind: 'brand', id: brandId, parms: { name: { value: 'Behr', before: 'Una marca' } } }),
    },
  },
  'named/previewMerge': {
    summary: 'Muestra qué haría unir dos marcas, proveedores, etiquetas o rubros, sin guardar nada',
    access: 'selOfSite',
    input: z.object(pair),
    output: z.object({ data: look }),
    sites: 'rights',
    sample: {
      as: 'seller',
      statements: 6,
      input: ({ brandId, otherBrandId }) => ({ kind: 'brand', id: brandId, otherId: otherBrandId }),
    },
  },
  /** `otherId` is the one that goes. */
  'named/merge': {
    summary: 'Une dos marcas, proveedores, etiquetas o rubros: lo que tiene el segundo pasa al primero',
    access: 'selOfSite',
    limit: ofStaff('named.merge'),
    input: z.object(pair),
    output: z.object({ data: named }),
    sites: 'rights',
    sample: {
      as: 'seller',
      statements: 29,
      input: ({ brandId, otherBrandId }) => ({ kind: 'brand', id: brandId, otherId: otherBrandId }),
    },
  },
  'named/remove': {
    summary: 'Quita una marca, un proveedor, una etiqueta o un rubro que no tiene nada',
    access: 'selOfSite',
    limit: ofStaff('named.remove'),
    input: z.object({ kind, id }),
    output: z.object({ data: z.null() }),
    sites: 'rights',
    sample: { as: 'seller', statements: 16, input: ({ unusedBrandId }) => ({ kind: 'brand', id: unusedBrandId }) },
  },
});
