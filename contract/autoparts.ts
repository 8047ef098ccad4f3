import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { card, codeMatch, facet, facetItem } from '#contract/catalogue';
import { id, key } from '#contract/fields';
import { facetFilters, filterId, filterMillimetres, filterPrice, filterText, listInput } from '#contract/filters';

/** A product of a family. `specifications` are its measures: Alto and Ancho (mm), Sistema. */
const familyProduct = card.extend({
  /** Codes of the branches that have any. */
  branches: z.array(z.string()),
  specifications: z.array(z.object({ key: z.enum(['Alto', 'Ancho', 'Sistema']), value: z.string() })),
});

/** Years read `2004-2012`, `2004-`, `-2012`, `2004`, or `n/d`. `source` is for sellers. */
const application = z.object({
  name: z.string(),
  yearRange: z.string(),
  brandId: z.number().nullable(),
  brandName: z.string(),
  vehicleId: z.number().nullable(),
  qualifier: z.string(),
  source: z.string().optional(),
});

/** A family as lists show it; code, category and the rest of what a card has are its first product's. Measures in mm. */
export const autopart = card.pick({ code: true, categoryId: true, categoryName: true, images: true }).extend({
  family: z.string(),
  description: z.string(),
  /** Whether any of its products is. */
  isOriginal: z.boolean(),
  isPublic: z.boolean(),
  /** The best of its products'. */
  available: card.shape.available,
  /** The family's own, else what the first of these products says. */
  height: z.number().nullable(),
  width: z.number().nullable(),
  system: z.string().nullable(),
  products: z.array(familyProduct),
  applications: z.array(application),
  originalCodes: z.array(z.object({ code: z.string() })),
});
export type Autopart = z.output<typeof autopart>;

/** `replaces` the one named, or is `replacedBy` it. */
const relation = z.object({
  kind: z.enum(['replaces', 'replacedBy', 'equivalent']),
  family: z.string(),
  code: z.string(),
});

export const vehicle = z.object({
  id: z.number(),
  name: z.string(),
  yearRange: z.string(),
  engine: z.string(),
  brandId: z.number(),
  brandName: z.string(),
});
export type Vehicle = z.output<typeof vehicle>;

/**
 * Why a family was found: the code as it is written, and the places in its `applications` of those that matched the
 * vehicle, the brand, the year or words of the text.
 */
const match = z.object({ code: codeMatch.nullable(), applications: z.array(z.number()) });
export type AutopartMatch = z.output<typeof match>;

/** The least and the most of a measure, in mm. */
const span = z.object({ min: z.number(), max: z.number() });

const family = key(60);

export const familyFilters = {
  /** `brandId` is of a part or of a vehicle, `partBrandId` of who makes the part. */
  ...facetFilters('autoparts'),
  /** This, the year and the vehicle's brand must hold for one and the same application. */
  vehicleId: filterId,
  text: filterText,
  height: filterMillimetres,
  width: filterMillimetres,
  /** How far height and width may be off, 10 mm where it is not said. */
  tolerance: filterMillimetres,
  /** Whole units of the site's currency, which narrow only for who sees prices; what is asked of price, stock and maker must hold for one product. */
  priceFrom: filterPrice,
  priceTo: filterPrice,
  inStock: z.boolean(),
};

export const autopartCalls = defineCalls({
  'autopart/findByFamily': {
    summary: 'Devuelve una familia de repuestos por su código',
    access: 'anyone',
    input: z.object({ family }),
    output: z.object({ data: autopart.extend({ relations: z.array(relation) }) }),
  },
  'autopart/filter': {
    summary: 'Lista repuestos según vehículo, medidas, texto y filtros, con los filtros que siguen siendo posibles',
    access: 'anyone',
    input: listInput(familyFilters),
    output: z.object({
      data: z.array(autopart),
      resultCount: z.number(),
      /** `categoryId`, `brandId` (of makers, with what they fit), `partBrandId`, `vehicleBrandId`, `year` (newest first). */
      resultFilters: z.array(facet),
      /** Nothing matched every word: these are the nearest. */
      nearest: z.boolean(),
      /** One for each of `data`, in its order; none where no text, vehicle, brand or year was asked for. */
      matches: z.array(match),
      /** The measures of what is found when the filters by measure are left out. */
      measures: z.object({ height: span.nullable(), width: span.nullable() }),
      /** The one that was filtered by, also where nothing fits it. */
      vehicle: vehicle.nullable(),
    }),
    limit: { name: 'lists', points: 600, seconds: 60, shared: false },
  },
  /** The search box asks at every pause in typing. */
  'autopart/suggest': {
    summary: 'Sugiere repuestos, categorías, marcas y vehículos mientras se escribe una búsqueda',
    access: 'anyone',
    /** Vehicle and year narrow as they do in `autopart/filter`. */
    input: z.object({ text: filterText, vehicleId: filterId.optional(), year: filterId.optional() }),
    output: z.object({
      data: z.array(autopart),
      /** One for each of `data`, in its order. */
      matches: z.array(match),
      nearest: z.boolean(),
      /** These and brands, of parts and of vehicles, by their names; `count` is what the text finds among theirs. */
      categories: z.array(facetItem),
      brands: z.array(facetItem),
      /** Those that the text names, also others than the vehicle asked for. */
      vehicles: z.array(vehicle),
    }),
    limit: { name: 'suggest', points: 300, seconds: 60, shared: false },
  },
  'autopart/listRelated': {
    summary: 'Lista las familias relacionadas con una o que sirven para los mismos vehículos',
    access: 'anyone',
    input: z.object({ family }),
    output: z.object({ data: z.array(autopart) }),
  },
  'vehicle/filter': {
    summary: 'Lista los vehículos de una marca para los que hay repuestos',
    access: 'anyone',
    /** The vehicle's brand, and the number after the last dot of a category; absent: all that the site shows. */
    input: z.object({ brandId: filterId, categoryId: filterId.optional() }),
    output: z.object({ data: z.array(vehicle) }),
  },
  'vehicle/find': {
    summary: 'Devuelve un vehículo',
    access: 'anyone',
    input: z.object({ vehicleId: id }),
    output: z.object({ data: vehicle }),
  },
});
