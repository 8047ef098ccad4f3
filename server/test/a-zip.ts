import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip with these files. */
export const aZip = (files: Readonly<Record<string, Uint8Array | string>>) => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 1 });
  zip.end();
  return buffer(zip.outputStream);
};

const ofFile = Buffer.from('PK\x03\x04', 'latin1');
const ofEntry = Buffer.from('PK\x01\x02', 'latin1');

/** The same with other bytes in each header: of the files, and of the directory's entries, which stand two bytes further. */
export const withHeaders = (zip: Buffer, change: (header: Buffer) => void) => {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf(ofFile); at >= 0; at = changed.indexOf(ofFile, at + 4))
    change(changed.subarray(at + 4));
  for (let at = changed.indexOf(ofEntry); at >= 0; at = changed.indexOf(ofEntry, at + 4))
    change(changed.subarray(at + 6));
  return changed;
};

/** The same with another name, as long. */
export const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
