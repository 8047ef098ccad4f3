import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { card, facet } from '#contract/catalogue';
import { categoryId, filterId, filterText, key, listInput } from '#contract/fields';

/** A product of a family. `specifications` are its measures: Alto and Ancho (mm), Sistema. */
const familyProduct = card.extend({
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

const vehicle = z.object({
  id: z.number(),
  name: z.string(),
  yearRange: z.string(),
  engine: z.string(),
  brandName: z.string(),
});
export type Vehicle = z.output<typeof vehicle>;

const family = key(60);

export const autopartCalls = defineCalls({
  'autopart/findByFamily': {
    access: 'anyone',
    input: z.object({ family }),
    output: z.object({ data: autopart.extend({ relations: z.array(relation) }) }),
  },
  'autopart/filter': {
    access: 'anyone',
    input: listInput({
      categoryId,
      /** Of a part or of a vehicle. */
      brandId: filterId,
      vehicleId: filterId,
      year: filterId,
      text: filterText,
    }),
    output: z.object({ data: z.array(autopart), resultCount: z.number(), resultFilters: z.array(facet) }),
  },
  'autopart/listRelated': {
    access: 'anyone',
    input: z.object({ family }),
    output: z.object({ data: z.array(autopart) }),
  },
  'vehicle/filter': {
    access: 'anyone',
    /** The vehicle's brand, and the number after the last dot of a category. */
    input: z.object({ brandId: filterId, categoryId: filterId }),
    output: z.object({ data: z.array(vehicle) }),
  },
});
