type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What the bytes are, whatever their name says; undefined for anything that the shop does not take. */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp' && /^(?:.{4})*?(avif|avis)/s.test(text(bytes, 8, 40))) return 'avif';
  return undefined;
};
