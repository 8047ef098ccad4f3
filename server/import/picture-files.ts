import { pathOfPicture } from '#server/images/images.service';
import { bytesMax } from '#server/images/make-picture';
import { pictureKind } from '#server/images/picture-kind';

type ReadPicture = { bytes: Uint8Array } | { error: string };

/** Picture files that come with an import, sorted by their names (`fotos/uno.jpg`). */
export type PictureFiles = {
  names: readonly string[];
  /** The bytes of one of them, as far as it may be kept. */
  read: (name: string) => Promise<ReadPicture>;
};

export const noPictures: PictureFiles = { names: [], read: async () => ({ error: 'no está' }) };

const named = /\.(jpe?g|png|webp|avif|gif|bmp|tiff?|hei[cf]|svg)$/i;

/** Whether a file is a picture by its name: those that are refused are told, those that systems hide are not. */
export const isPictureName = (name: string) => {
  const own = name.slice(name.lastIndexOf('/') + 1);
  return named.test(own) && !own.startsWith('.');
};

/** The refusal of a picture of so many bytes. */
export const tooLarge = (bytes: number) => (bytes > bytesMax ? { error: 'pesa más de 15 MB' } : undefined);

/** Reads a picture far enough to know under which path it would be kept, or why it would not. */
export const inspectPicture = async (
  { read }: PictureFiles,
  name: string,
): Promise<{ path: string } | { error: string }> => {
  const found = await read(name);
  if ('error' in found) return found;
  return pictureKind(found.bytes) ? { path: pathOfPicture(found.bytes) } : { error: 'no es JPEG, PNG, WebP ni AVIF' };
};
