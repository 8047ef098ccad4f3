type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';
/** Kinds of pictures that the shop refuses by name. */
type RefusedKind = 'image.svg' | 'image.heic' | 'image.animated';

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

const brandsOf = (bytes: Uint8Array) =>
  text(bytes, 4, 8) === 'ftyp' ? (text(bytes, 8, 40).match(/.{4}/gs) ?? []) : [];

/** The kind of the bytes, whatever their name says; undefined for anything that the shop does not take. */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined;
};

const heic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1']);

/** The refusal of a picture that people often have: a drawing, a phone's photo, or one that moves. */
export const refusedKind = (bytes: Uint8Array): RefusedKind | undefined => {
  const brands = brandsOf(bytes);
  if (pictureKind(bytes) === undefined) {
    if (/^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(Buffer.from(bytes.subarray(0, 400)).toString('utf8')))
      return 'image.svg';
    return brands.some((brand) => heic.has(brand)) ? 'image.heic' : undefined;
  }
  if (brands[0] === 'avis') return 'image.animated';
  // A moving PNG says so before its first data; a moving WebP by a bit of its header.
  const start = text(bytes, 0, 64 * 1024);
  if (start.startsWith('\x89PNG') && start.slice(0, start.indexOf('IDAT') >>> 0).includes('acTL'))
    return 'image.animated';
  if (text(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0) return 'image.animated';
  return undefined;
};
