/** Widths in pixels in which every picture is served, as AVIF and as WebP. */
export const pictureWidths = [160, 320, 480, 720, 1080, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'avif' | 'webp';

/** Address of one step of a picture; `image` is its path as the calls give it. Kept for ever by browsers: other bytes have another path. */
export const pictureAddress = (image: string, width: PictureWidth, format: PictureFormat) =>
  `/imagenes/${image}/${width}.${format}`;
