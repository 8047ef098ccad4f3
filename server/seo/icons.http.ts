import sharp from 'sharp';
import { hexOfOklch } from '#contract/plain/contrast';
import type { Ctx } from '#server/ctx';
import type { DoorEntry } from '#server/http/door';
import { originalKey } from '#server/images/picture-maker';
import { logoSvg } from '#sites/logo-svg';
import { palette } from '#sites/palette';
import type { Site } from '#sites/site';
import { keptFor, publicEntry } from './public-entry.ts';

const icons = [
  { path: '/iconos/192.png', size: 192 },
  { path: '/iconos/512.png', size: 512 },
  { path: '/apple-touch-icon.png', size: 180 },
] as const;

/** The share of an icon that stays free round the logo. */
const margin = 0.1;

/** The picture that a site has for its logo, else its drawn mark. */
const sourceOf = async ({ images }: Pick<Ctx, 'images'>, site: Site) => {
  const bytes = site.logo.picture && (await images.get(originalKey(site.logo.picture.image)));
  return bytes ? sharp(bytes) : sharp(Buffer.from(logoSvg(site, hexOfOklch)), { density: 1200 });
};

const draw = async (ctx: Pick<Ctx, 'images'>, site: Site, size: number) => {
  const free = Math.round(size * margin);
  const inner = size - 2 * free;
  const logo = await (await sourceOf(ctx, site))
    .resize(inner, inner, { fit: 'contain', background: '#ffffff00' })
    .toBuffer();
  const sheet = sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } });
  const png = await sheet
    .composite([{ input: logo, left: free, top: free }])
    .png()
    .toBuffer();
  return new Uint8Array(png);
};

type Icons = Map<string, Promise<Uint8Array<ArrayBuffer>>>;
const drawn = new WeakMap<Site['colours'], Icons>();

/** The site's logo on white as a square PNG of so many pixels; drawn once, and anew where that fails. */
const iconOf = (ctx: Pick<Ctx, 'images'>, site: Site, size: number) => {
  const known: Icons = drawn.get(site.colours) ?? new Map();
  drawn.set(site.colours, known);
  const key = `${size} ${site.logo.picture?.image}`;
  const icon = known.get(key);
  if (icon) return icon;
  const drawing = draw(ctx, site, size);
  known.set(key, drawing);
  drawing.catch(() => known.delete(key));
  return drawing;
};

/** What a phone shows of the shop among its programs. */
const manifestOf = (site: Site) => ({
  name: site.name,
  short_name: site.logo.word,
  description: site.about,
  lang: 'es-UY',
  start_url: '/',
  display: 'minimal-ui',
  theme_color: hexOfOklch(palette(site)['brand-700'] ?? ''),
  background_color: '#ffffff',
  icons: icons
    .filter(({ size }) => size !== 180)
    .map(({ path, size }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' })),
});

/** /manifest.webmanifest and the pictures of the site's logo. */
export const iconEntries: DoorEntry[] = [
  publicEntry({
    path: '/manifest.webmanifest',
    aMinute: 300,
    answer: async ({ site }) => ({
      headers: { 'content-type': 'application/manifest+json', 'cache-control': keptFor.day },
      body: JSON.stringify(manifestOf(site)),
    }),
  }),
  ...icons.map(({ path, size }) =>
    publicEntry({
      path,
      aMinute: 300,
      answer: async (ctx) => ({
        headers: { 'content-type': 'image/png', 'cache-control': keptFor.day },
        body: await iconOf(ctx, ctx.site, size),
      }),
    }),
  ),
];
