/** Widths in pixels in which every picture is served, as AVIF and as WebP. */
export const pictureWidths = [160, 320, 480, 720, 1080, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Size of a page's preview in chats and networks, the largest that they show. It is a JPEG: not all of them read WebP.
 */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of a picture's preview; its whole is shown, on white. */
export const previewAddress = (image: string) => `/imagenes/${image}/${previewSize.width}.jpg`;

/** Address of one step of a picture; `image` is its path as the calls give it. Kept for ever by browsers: other bytes have another path. */
export const pictureAddress = (image: string, width: PictureWidth, format: PictureFormat) =>
  `/imagenes/${image}/${width}.${format}`;
