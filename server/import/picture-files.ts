import { cleanLine } from '#server/clean-text';
import { pathOfPicture } from '#server/images/images.service';
import { bytesMax } from '#server/images/make-picture';
import { pictureKind } from '#server/images/picture-kind';

type ReadPicture = { bytes: Uint8Array } | { error: string };

/** Picture files that come with an import, sorted by their names (`fotos/uno.jpg`). */
export type PictureFiles = {
  names: readonly string[];
  /** The bytes of one of them, as far as it may be kept. */
  read: (name: string) => Promise<ReadPicture>;
  /** Whether it reads addresses of the web too. */
  readsAddresses?: boolean;
};

export const noPictures: PictureFiles = { names: [], read: async () => ({ error: 'no está' }) };

const named = /\.(jpe?g|png|webp|avif|gif|bmp|tiff?|hei[cf]|svg)$/i;

/** Whether a file is a picture by its name: those that are refused are told, those that systems hide are not. */
export const isPictureName = (name: string) => {
  const own = name.slice(name.lastIndexOf('/') + 1);
  return named.test(own) && !own.startsWith('.');
};

export const isAddress = (name: string) => /^https?:\/\//i.test(name);

/** The name of a picture has so many characters at most. */
const nameMost = 200;

/** How the library calls a picture of that file or address. */
export const pictureNameOf = (file: string) => {
  const path = isAddress(file) ? (URL.parse(file)?.pathname ?? '') : file;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    (isAddress(file) ? cleanLine(decoded(name)) : name).normalize('NFC').slice(-nameMost).toWellFormed() || 'imagen'
  );
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
