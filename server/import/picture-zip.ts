import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { picturesBytesMax, picturesMost } from '#contract/plain/imports';
import { isPictureName, type PictureFiles, tooLarge } from '#server/import/picture-files';
import { Refusal } from '#server/refusal';

/** Beside pictures a zip may have folders, notes, and what Macs note of each file. */
const entriesMost = 3 * picturesMost;
/** Bytes of an entry's name and notes, which stay in memory. */
const notesMost = 4096;

/** `size`: its bytes as they came. */
type PictureZip = PictureFiles & { size: number; close: () => void };

/**
 * Opens a zip of pictures, by what its directory says; unpacks one at a time, and none beyond the size that its entry names.
 * Nothing of it is written to the disk. Throws import.zip… where it is none, or holds more than is taken.
 */
export const openPictureZip = async (path: string): Promise<PictureZip> => {
  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined);
  if (!zip) throw new Refusal('import.zipBroken');
  try {
    const entries = await readEntries(zip);
    if (entries.size === 0) throw new Refusal('import.zipEmpty');
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) return { error: 'no está en el ZIP' };
      return tooLarge(entry.uncompressedSize) ?? (await unpack(zip, entry));
    };
    return { names: [...entries.keys()].toSorted(), read, size: zip.fileSize, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
};

const readEntries = async (zip: ZipFile) => {
  const pictures = new Map<string, Entry>();
  let [count, unpacked] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new Refusal('import.zipPassword');
      count += 1;
      unpacked += entry.uncompressedSize;
      if (unpacked > picturesBytesMax) throw new Refusal('import.zipTooLarge');
      if (entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength > notesMost)
        throw new Refusal('import.zipBroken');
      if (isPictureName(entry.fileName)) pictures.set(entry.fileName, entry);
      if (count > entriesMost || pictures.size > picturesMost) throw new Refusal('import.zipTooMany');
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(isOutward(error) ? 'import.zipOutward' : 'import.zipBroken');
  }
  return pictures;
};

/** Whether an entry's name was refused: yauzl takes none that is absolute or has «..». */
const isOutward = (error: unknown) =>
  error instanceof Error &&
  /^(?:absolute path|invalid relative path|invalid characters in fileName)\b/.test(error.message);

/** An entry that is longer or shorter than it says fails while it is read. */
const unpack = async (zip: ZipFile, entry: Entry) => {
  try {
    return { bytes: await buffer(await zip.openReadStreamPromise(entry)) };
  } catch {
    return { error: 'está dañada en el ZIP' };
  }
};
