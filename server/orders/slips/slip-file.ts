import { pictureKind, refusedKind } from '#server/images/picture-kind';
import { Refusal } from '#server/refusal';

/** Types that a slip's file may have. */
export const slipTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type SlipType = keyof typeof slipTypes;

const endings: Record<SlipType, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png', webp: 'webp' };

/** The kind of the bytes, whatever their name says. Throws a 415 for what no slip may be. */
export const slipTypeOf = (bytes: Uint8Array): SlipType => {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  const kind = pictureKind(bytes);
  if (kind !== undefined && kind !== 'avif') return kind;
  // An iPhone's picture has a sentence of its own.
  throw new Refusal(refusedKind(bytes) === 'image.heic' ? 'image.heic' : 'slip.notAllowed');
};

const stemMax = 80;

/** The name that a file came with, without folders and signs that no name needs, and with the ending of what it is. */
export const slipNameOf = (sent: string, type: SlipType) => {
  const name = sent.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  // A sign of two halves is not cut in between.
  const short = stem
    .slice(0, stemMax)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return `${short || 'comprobante'}.${endings[type]}`;
};

/** The header that makes a browser store an answer under that name; old ones read the plain one. */
export const attachmentOf = (name: string) => {
  const plain = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '');
  const whole = encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
