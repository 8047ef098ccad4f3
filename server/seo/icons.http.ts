import sharp from 'sharp';
import { hexOfOklch } from '#contract/plain/contrast';
import { mailLogoPath, shownHeight } from '#contract/plain/logo';
import { previewSize } from '#contract/plain/pictures';
import type { Ctx } from '#server/ctx';
import type { DoorEntry } from '#server/http/door';
import { originalKey } from '#server/images/picture-maker';
import { logoSvg } from '#sites/logo-svg';
import { palette } from '#sites/palette';
import type { Site } from '#sites/site';
import { keptFor, publicEntry } from './public-entry.ts';

type Picture = { path: `/${string}`; width: number; height: number };
const square = (path: Picture['path'], size: number): Picture => ({ path, width: size, height: size });
const icons = [square('/iconos/192.png', 192), square('/iconos/512.png', 512)];
const pictures = [
  ...icons,
  square('/apple-touch-icon.png', 180),
  { path: '/iconos/1200.jpg', ...previewSize } as const,
];

/** The share of an icon that stays free round the logo. */
const margin = 0.1;

/** The picture that a site has for its logo, else its drawn mark. */
const sourceOf = async ({ images }: Pick<Ctx, 'images'>, site: Site) => {
  const bytes = site.logo.picture && (await images.get(originalKey(site.logo.picture.image)));
  return bytes ? sharp(bytes) : sharp(Buffer.from(logoSvg(site, hexOfOklch)), { density: 1200 });
};

const isJpeg = ({ path }: Picture) => path.endsWith('.jpg');

const draw = async (ctx: Pick<Ctx, 'images'>, site: Site, picture: Picture) => {
  const { width, height } = picture;
  const free = Math.round(Math.min(width, height) * margin);
  const logo = await (await sourceOf(ctx, site))
    .resize(width - 2 * free, height - 2 * free, { fit: 'contain', background: '#ffffff00' })
    .toBuffer();
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  const bytes = await sheet
    .composite([{ input: logo, left: free, top: free }])
    .toFormat(isJpeg(picture) ? 'jpeg' : 'png')
    .toBuffer();
  return new Uint8Array(bytes);
};

/** The logo alone, as mails show it: not all of their readers know WebP. */
const mailLogo = async (ctx: Pick<Ctx, 'images'>, site: Site) =>
  new Uint8Array(
    await (await sourceOf(ctx, site))
      .resize({ height: 2 * shownHeight })
      .png()
      .toBuffer(),
  );

type Icons = Map<string, Promise<Uint8Array<ArrayBuffer>>>;
const drawn = new WeakMap<Site, Icons>();

/** A picture of the site's logo; drawn once, and anew where that fails. */
const keptPicture = (site: Site, path: string, draw: () => Promise<Uint8Array<ArrayBuffer>>) => {
  const known: Icons = drawn.get(site) ?? new Map();
  drawn.set(site, known);
  const icon = known.get(path);
  if (icon) return icon;
  const drawing = draw();
  known.set(path, drawing);
  drawing.catch(() => known.delete(path));
  return drawing;
};

/** The shop's web app manifest, by which a phone shows it among its programs. */
const manifestOf = (site: Site) => ({
  name: site.name,
  short_name: site.logo.word,
  description: site.about,
  lang: 'es-UY',
  start_url: '/',
  display: 'minimal-ui',
  theme_color: hexOfOklch(palette(site)['brand-700'] ?? ''),
  background_color: '#ffffff',
  icons: icons.map(({ path, width, height }) => ({ src: path, sizes: `${width}x${height}`, type: 'image/png' })),
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
  publicEntry({
    path: mailLogoPath,
    aMinute: 300,
    answer: async (ctx) => ({
      headers: { 'content-type': 'image/png', 'cache-control': keptFor.day },
      body: await keptPicture(ctx.site, mailLogoPath, () => mailLogo(ctx, ctx.site)),
    }),
  }),
  ...pictures.map((picture) =>
    publicEntry({
      path: picture.path,
      aMinute: 300,
      answer: async (ctx) => ({
        headers: { 'content-type': isJpeg(picture) ? 'image/jpeg' : 'image/png', 'cache-control': keptFor.day },
        body: await keptPicture(ctx.site, picture.path, () => draw(ctx, ctx.site, picture)),
      }),
    }),
  ),
];
