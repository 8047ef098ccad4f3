/** Subject of a picture. Colour is hex without # or empty; size and label mean what the kind makes of them. */
export type Subject = { kind: string; colour: string; size: number; label: string };

const empty = 'x';
const tame = (label: string) =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9. ]/g, '')
    .trim()
    .slice(0, 14)
    .replaceAll(' ', '_');

/**
 * The stable name of a picture, `demo/spool-e11d48-1-pla-7f3a-1`: kind, colour, size, label, seed, view. It holds all
 * that the drawing needs, so nothing has to be stored.
 */
export const pictureName = (subject: Subject, seed: string, view: number) =>
  `demo/${subject.kind}-${subject.colour || empty}-${subject.size}-${tame(subject.label) || empty}-${seed}-${view}`;

const pattern = /^demo\/([a-z0-9]+)-([0-9a-f]{6}|x)-(\d+)-([a-z0-9._]+)-([0-9a-f]{4})-([1-4])$/;

type PictureName = Subject & { seed: string; view: number };

/** Undefined where the text is not the name of a demo picture. */
export function readPictureName(name: string): PictureName | undefined {
  const [, kind = '', colour = '', size = '', label = '', seed = '', view = ''] = pattern.exec(name) ?? [];
  if (!kind) return undefined;
  return {
    kind,
    colour: colour === empty ? '' : colour,
    size: Number(size),
    label: label === empty ? '' : label.replaceAll('_', ' ').toUpperCase(),
    seed,
    view: Number(view),
  };
}
