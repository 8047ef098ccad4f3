import { z } from 'zod';
import { autopart, vehicle } from '#contract/autoparts';
import { defineCalls } from '#contract/call';
import { card } from '#contract/catalogue';
import {
  changes,
  id,
  itemLimit,
  key,
  listItem,
  optionalText,
  optionalTextBlock,
  requiredId,
  requiredText,
} from '#contract/fields';
import { messages } from '#contract/plain/messages';
import { productFields } from '#contract/products';

/** How many applications, and how many original codes, a family may have. */
export const familyListMax = 500;

/** A number, or nothing, that a rule of its own judges. */
const optionalNumber = (isRight: (value: number) => boolean, wrong: string) =>
  z
    .number()
    .nullish()
    .transform((value) => value ?? null)
    .pipe(z.number().refine(isRight, wrong).nullable());

const year = optionalNumber(
  (value) => Number.isInteger(value) && value >= 1900 && value <= 2100,
  messages['field.year'],
);
const millimetres = optionalNumber(
  (value) => value > 0 && value <= 999_999 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6,
  messages['field.millimetres'],
);

/** Editable fields of a vehicle. */
export const vehicleFields = {
  brandId: requiredId,
  name: requiredText(120),
  engine: optionalText(80),
  yearFrom: year,
  yearTo: year,
};

/** Editable fields of a family beside its lists; its code stays. */
export const familyFields = {
  description: optionalTextBlock(20_000),
  height: millimetres,
  width: millimetres,
  system: optionalText(80),
};

/** An application: `vehicleId`, or else `name` with the brand where one is known. */
export const applicationFields = {
  vehicleId: id.nullish(),
  name: optionalText(200),
  brandId: id.nullish(),
  yearFrom: year,
  yearTo: year,
  qualifier: optionalText(200),
  source: optionalText(120),
  isDefault: z.boolean().optional(),
};
const originalCode = z.object({ code: requiredText(60) });
const relation = z.object({ kind: z.enum(['replaces', 'replacedBy', 'equivalent']), family: requiredText(60) });

const { name, brandId, categoryId, price } = productFields;
/** A product that comes into a family; where no product has the code, one is made of the rest. */
const member = z.object({
  code: requiredText(60),
  name: name.optional(),
  brandId: brandId.optional(),
  categoryId: categoryId.optional(),
  price: price.optional(),
});
/** An item that is known by itself is put in or taken out. */
const inOrOut = <T extends z.ZodRawShape>(item: z.ZodObject<T>) =>
  z.array(
    z.discriminatedUnion('mode', [item.extend({ mode: z.literal('INS') }), item.extend({ mode: z.literal('DLT') })]),
  );

const years = { yearFrom: z.number().nullable(), yearTo: z.number().nullable() };

/** A family as it is stored. An application's years are its own; `yearRange` is its vehicle's. */
const wholeFamily = autopart
  .pick({ family: true, description: true, height: true, width: true, system: true, originalCodes: true })
  .extend({
    applications: z.array(
      z.object({
        id: z.number(),
        vehicleId: z.number().nullable(),
        name: z.string(),
        brandId: z.number().nullable(),
        brandName: z.string(),
        yearRange: z.string(),
        ...years,
        qualifier: z.string(),
        source: z.string(),
        isDefault: z.boolean(),
      }),
    ),
    relations: z.array(relation),
    products: z.array(card),
  });
export type WholeFamily = z.output<typeof wholeFamily>;

/** A vehicle as it is stored, with how many families fit it. */
const wholeVehicle = vehicle.extend({ ...years, families: z.number() });
export type WholeVehicle = z.output<typeof wholeVehicle>;

const family = key(60);

export const familyCalls = defineCalls({
  'autopart/findWhole': {
    summary: 'Devuelve una familia tal como está guardada, para editarla',
    access: 'seller',
    input: z.object({ family }),
    output: z.object({ data: wholeFamily }),
  },
  'autopart/add': {
    summary: 'Crea una familia de repuestos',
    access: 'seller',
    input: z.object({
      autopart: z.object({
        family: requiredText(60),
        ...familyFields,
        applications: z.array(z.object(applicationFields)).max(familyListMax).default([]),
        originalCodes: z.array(originalCode).max(familyListMax).default([]),
        relations: z.array(relation).max(itemLimit).default([]),
        products: z.array(member).max(itemLimit).default([]),
      }),
    }),
    output: z.object({ data: wholeFamily }),
  },
  'autopart/update': {
    summary: 'Cambia los datos de una familia, sus aplicaciones, códigos, relaciones y productos',
    access: 'seller',
    input: z.object({
      family,
      parms: changes(familyFields).optional(),
      applications: z
        .array(listItem(applicationFields))
        .max(2 * familyListMax)
        .optional(),
      originalCodes: inOrOut(originalCode)
        .max(2 * familyListMax)
        .optional(),
      relations: inOrOut(relation)
        .max(2 * itemLimit)
        .optional(),
      products: inOrOut(member)
        .max(2 * itemLimit)
        .optional(),
    }),
    output: z.object({ data: wholeFamily }),
  },
  'vehicle/listByBrand': {
    summary: 'Lista los vehículos de una marca tal como están guardados, para editarlos',
    access: 'seller',
    input: z.object({ brandId: id }),
    output: z.object({ data: z.array(wholeVehicle) }),
  },
  'vehicle/add': {
    summary: 'Crea un vehículo',
    access: 'seller',
    input: z.object({ vehicle: z.object(vehicleFields) }),
    output: z.object({ data: wholeVehicle }),
  },
  'vehicle/update': {
    summary: 'Cambia los datos de un vehículo',
    access: 'seller',
    input: z.object({ vehicleId: id, parms: changes(vehicleFields) }),
    output: z.object({ data: wholeVehicle }),
  },
});
