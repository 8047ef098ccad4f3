import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { card } from '#contract/catalogue';
import { id, itemLimit, key, optionalLink, optionalText, requiredText } from '#contract/fields';
import { recentMax } from '#contract/plain/browser-memory';
import { isSitePath, isWebAddress } from '#contract/plain/link';
import { messages, sentence } from '#contract/plain/messages';

/** The keys of decisions S2; `TEST_` before one names its test copy. */
export const configKeys = ['BANNER_HOME', 'BANNER_3D', 'RELEASES_HOME'] as const;

/** `name` is what the picture of a banner without a title is called. */
const picture = z.object({ id: z.number(), image: z.string(), name: z.string().optional() });
/** A banner as it is kept in the JSON string of a BANNER_ key; `sd` is the picture for phones. */
export const bannerItem = z.object({
  id: z.number(),
  color: z.string(),
  link: z.string(),
  title: z.string(),
  image: picture.nullable(),
  sd: picture.nullable(),
  /** First and last day (YYYY-MM-DD, Montevideo) on which visitors see it; null for no such bound. */
  from: z.iso.date().nullable().optional(),
  until: z.iso.date().nullable().optional(),
});
export type BannerItem = z.output<typeof bannerItem>;
/** One that is written now; a link that is stored already may be of an earlier rule. */
export const writtenBanner = bannerItem.extend({
  link: z.string().refine((value) => value === '' || isSitePath(value) || isWebAddress(value)),
});

/** A release group as it is kept in RELEASES_HOME: a title and product codes. */
export const releaseGroup = z.object({ title: z.string(), codes: z.array(z.string()) });
export type ReleaseGroup = z.output<typeof releaseGroup>;

const day = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .pipe(z.iso.date(messages['field.day']).nullable());

/** The fields of a banner that its editor may write; the server adds the pictures' paths and counts the ids anew. */
const bannerFields = {
  title: optionalText(120).transform((value) => value ?? ''),
  link: optionalLink(500).transform((value) => value ?? ''),
  color: z.string().regex(/^#[\da-f]{6}$/i, messages['field.colour']),
  from: day,
  until: day,
};
/** One that is kept already (`id`) may lose both pictures, which removes it. */
const bannerEdit = z
  .object({
    ...bannerFields,
    id: z.number().nullish(),
    image: z.object({ id }).nullish(),
    sd: z.object({ id }).nullish(),
  })
  .refine(({ id: kept, image, sd }) => kept || image || sd, { path: ['image'], error: messages['config.noPicture'] })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], error: messages['config.days'] });
export type BannerEdit = z.output<typeof bannerEdit>;

const releaseFields = { title: requiredText(60) };
const releaseEdit = z.object({
  ...releaseFields,
  codes: z.array(key(60)).max(itemLimit, sentence('child.tooMany', { max: itemLimit })),
});

const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).max(itemLimit, sentence('child.tooMany', { max: itemLimit })) });

/** Schemas of `config/set`'s parsed `value`, by key. */
export const configEdits = {
  BANNER_HOME: listOf(bannerEdit),
  BANNER_3D: listOf(bannerEdit),
  RELEASES_HOME: listOf(releaseEdit).superRefine(({ items }, context) => {
    for (const [at, { title }] of items.entries())
      if (items.findIndex((one) => one.title === title) < at)
        context.addIssue({ code: 'custom', path: ['items', at, 'title'], message: messages['config.titleTaken'] });
  }),
};

/** A config group: what of it is shown, and its test copy, each as a JSON text of items. */
const configGroup = z.object({
  key: z.enum(configKeys),
  hasChanges: z.boolean(),
  production: z.string(),
  test: z.string(),
});

const configText = key(99_000);

/** `family` is the page that it leads to where autoparts are sold; picture and name are then the family's. */
const released = card.extend({ family: z.string().optional() });
/** A product as a list of codes answers it; `asked` are the codes that name it. */
export const listedProduct = released.extend({ asked: z.array(z.string()) });
const releases = z.array(z.object({ title: z.string(), items: z.array(released) }));

export const contentCalls = defineCalls({
  'config/getPublic': {
    summary: 'Devuelve los banners o las novedades que el sitio muestra',
    access: 'anyone',
    input: z.object({ key: key(60) }),
    output: z.object({ data: z.string() }),
  },
  /**
   * Keeps a whole group under its key, or with `TEST_` before it its test copy, and answers what is stored. `before` is
   * what its editor saw, as it was answered, `seenTest` the test copy beside what is shown: where something else is stored
   * by now, it is a 409.
   */
  'config/set': {
    summary: 'Guarda los banners o las novedades del sitio, o su copia de prueba',
    access: 'selOfSite',
    input: z.object({
      key: key(60),
      value: configText,
      before: configText.optional(),
      seenTest: configText.optional(),
    }),
    output: z.object({ data: z.string() }),
  },
  /** The SEL of the site's own company gets it; to other sellers there is none. */
  'config/list': {
    summary: 'Lista los banners y las novedades del sitio con sus copias de prueba',
    access: 'selOfCompany',
    input: z.object({}),
    output: z.object({ data: z.array(configGroup) }),
  },
  'release/list': {
    summary: 'Lista las novedades de la página de inicio con sus productos',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ data: releases }),
  },
  /** The SEL of the site's own company gets it; to other sellers there is none. */
  'content/preview': {
    summary: 'Devuelve las copias de prueba de los banners y las novedades',
    access: 'selOfCompany',
    input: z.object({}),
    // `printing`: the banners of 3D, none where a site prints nothing.
    output: z.object({ data: z.object({ banners: z.array(bannerItem), releases, printing: z.array(bannerItem) }) }),
  },
  /** For what a browser remembers, in the order of the codes; what does not exist for the caller is left out. */
  'product/listByCodes': {
    summary: 'Lista los productos que recuerda un navegador, en el orden de sus códigos',
    access: 'anyone',
    input: z.object({ codes: z.array(key(60)).max(recentMax) }),
    output: z.object({ data: z.array(listedProduct) }),
  },
});
