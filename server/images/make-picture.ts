import sharp from 'sharp';
import { type PictureFormat, type PictureWidth, previewSize } from '#contract/plain/pictures';
import { pictureKind, refusedKind } from '#server/images/picture-kind';
import { Refusal } from '#server/refusal';

sharp.cache(false);
sharp.concurrency(1);

export const bytesMax = 15 * 1024 * 1024;
const pixelsMax = 50_000_000;
// No side of what is kept is longer: the widest step is far below, and to encode 50 megapixels takes half a gigabyte.
const sideMax = 4000;
// Long enough for a busy machine: a whole picture must not pass for a broken one.
const seconds = 60;

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).timeout({ seconds });

/**
 * A picture from outside as it is kept: upright, sRGB, without metadata. Throws 413 over 15 MB or 50 megapixels and
 * 415 for what is not a whole JPEG, PNG, WebP or AVIF, or moves.
 */
export const storablePicture = async (bytes: Uint8Array) => {
  if (bytes.length > bytesMax) throw new Refusal('image.tooLarge');
  const refused = refusedKind(bytes);
  if (refused) throw new Refusal(refused);
  if (!pictureKind(bytes)) throw new Refusal('image.notAllowed');
  // Only the header is read here, however large the picture says that it is.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (!width || !height) throw new Refusal('image.broken');
  if (width * height > pixelsMax) throw new Refusal('image.tooLarge');
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 92, smartSubsample: true, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('image.broken');
  }
};

/** The preview of a picture, whole and on white. */
export const makePreview = (original: Uint8Array | string): Promise<Buffer> => {
  const source = typeof original === 'string' ? drawing(original, previewSize.width) : open(original);
  return source
    .resize({ ...previewSize, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
};

/** One step of a picture, never larger than it is. `original`: bytes of a picture, or the text of our own SVG. */
export const makeStep = (
  original: Uint8Array | string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> => {
  const source = typeof original === 'string' ? drawing(original, width) : open(original);
  const sized = source.resize({ width, withoutEnlargement: typeof original !== 'string' }).toColourspace('srgb');
  return format === 'avif'
    ? sized.avif({ quality: 58, effort: 2 }).toBuffer()
    : sized.webp({ quality: 80, effort: 3 }).toBuffer();
};

const usualDpi = 72;
// A drawing is rendered at the size asked for, so that wide steps are as sharp as small ones.
const drawing = (svg: string, width: number) => {
  const drawn = Number(/<svg[^>]*\swidth="(\d+)/.exec(svg)?.[1] ?? width);
  const density = Math.min(2400, Math.max(1, (usualDpi * width) / drawn));
  return sharp(Buffer.from(svg), { density, limitInputPixels: pixelsMax }).timeout({ seconds });
};
