import { z } from 'zod';
import { defineCalls, done } from '#contract/call';
import { changes, id, key, requiredText } from '#contract/fields';
import { filterText, rowIndex, rowsMax } from '#contract/filters';

const target = z.enum(['product', 'banner']);
export type ImageTarget = z.output<typeof target>;

const imageFields = { name: requiredText(200) };

/** Where a picture is shown: a product's code and name, the name of a banner's place, of a company, a category, a brand. */
const use = z.object({
  kind: z.enum(['product', 'banner', 'company', 'category', 'brand']),
  code: z.string().nullable(),
  name: z.string(),
});
export type ImageUse = z.output<typeof use>;

/** `image` is a path as in a product's pictures. `uses` is for sellers alone, twenty at most. */
const image = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  target,
  width: z.number(),
  height: z.number(),
  addedAt: z.string(),
  uses: z.array(use).optional(),
});
export type Image = z.output<typeof image>;

export const matchMax = 500;

export const imageCalls = defineCalls({
  /** `filePath` is a path that the upload gave the same account within a day; the new picture takes the place of `before` wherever that is shown. */
  'image/add': {
    summary: 'Agrega una imagen que ya se subió, o la pone en lugar de otra',
    access: 'seller',
    input: z.object({
      filePath: key(64),
      image: z.object({ ...imageFields, target, before: z.number().int().nullish() }),
    }),
    output: z.object({ data: image }),
  },
  'image/find': {
    summary: 'Devuelve una imagen',
    access: 'anyone',
    input: z.object({ id }),
    output: z.object({ data: image }),
  },
  'image/update': {
    summary: 'Cambia el nombre de una imagen',
    access: 'seller',
    input: z.object({ id, parms: changes(imageFields).optional() }),
    output: z.object({ data: image }),
  },
  /** One that is shown somewhere is a 409 that says where. */
  'image/remove': {
    summary: 'Quita una imagen que no se muestra en ningún lado',
    access: 'seller',
    input: z.object({ id }),
    output: done,
  },
  /** `isUnused` leaves those that nothing has shown for thirty days. */
  'image/listByTarget': {
    summary: 'Lista las imágenes de productos o de banners, primero las más nuevas',
    access: 'anyone',
    input: z.object({
      target,
      filters: z.strictObject({ text: filterText, isUnused: z.boolean() }).partial().default({}),
      rowIndex: rowIndex.default(0),
      rowsMax: rowsMax.default(100),
    }),
    output: z.object({ data: z.array(image), resultCount: z.number() }),
    limit: { name: 'lists', points: 600, seconds: 60, shared: false },
  },
  /** The products whose pictures files are by their names, in the order of the names; without a code `says` why. */
  'image/match': {
    summary: 'Dice de qué producto es cada archivo según su nombre',
    access: 'seller',
    input: z.object({ names: z.array(key(300)).max(matchMax) }),
    output: z.object({
      data: z.array(
        z.object({
          name: z.string(),
          code: z.string().nullable(),
          /** Its place among those of this product. */
          place: z.number(),
          productName: z.string().nullable(),
          says: z.string().nullable(),
        }),
      ),
    }),
  },
  'image/removeUnused': {
    summary: 'Quita las imágenes dadas que no se muestran desde hace treinta días y dice cuántas eran',
    access: 'seller',
    input: z.object({ ids: z.array(id).max(100) }),
    output: z.object({ data: z.object({ count: z.number() }) }),
  },
});
