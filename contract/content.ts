import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { card } from '#contract/catalogue';
import { key } from '#contract/fields';
import { isSitePath, isWebAddress } from '#contract/plain/link';

/** The keys of decisions S2; `TEST_` before one names its test copy. */
export const configKeys = ['BANNER_HOME', 'BANNER_3D', 'RELEASES_HOME'] as const;

const picture = z.object({ id: z.number(), image: z.string() });
/** A banner as it is kept in the JSON string of a BANNER_ key; `sd` is the picture for phones. */
export const bannerItem = z.object({
  id: z.number(),
  color: z.string(),
  link: z.string().refine((value) => value === '' || isSitePath(value) || isWebAddress(value)),
  title: z.string(),
  image: picture.nullable(),
  sd: picture.nullable(),
});
export type BannerItem = z.output<typeof bannerItem>;

/** A release group as it is kept in RELEASES_HOME: a title and product codes. */
export const releaseGroup = z.object({ title: z.string(), codes: z.array(z.string()) });
export type ReleaseGroup = z.output<typeof releaseGroup>;

/** `family` is the page that it leads to where autoparts are sold; picture and name are then the family's. */
const released = card.extend({ family: z.string().optional() });

export const contentCalls = defineCalls({
  'config/getPublic': {
    access: 'anyone',
    input: z.object({ key: key(60) }),
    output: z.object({ data: z.string() }),
  },
  'release/list': {
    access: 'anyone',
    input: z.object({}),
    output: z.object({ data: z.array(z.object({ title: z.string(), items: z.array(released) })) }),
  },
});
