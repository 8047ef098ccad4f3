import { type PictureFormat, type PictureWidth, previewSize } from '#contract/plain/pictures';
import type { ImageStore } from '#server/images/image-store';
import { makePreview, makeStep } from '#server/images/make-picture';
import { placeholderPath, placeholderSvg } from '#server/images/placeholder';
import { openTurns } from '#server/images/turns';

/** Draws a picture that has a drawing's name instead of bytes: SVG of ours, or undefined where it knows no such name. */
export type DrawPicture = (path: string) => string | undefined | Promise<string | undefined>;

type Render = (original: Uint8Array | string) => Promise<Buffer>;
type Nothing = undefined | 'missing' | 'busy';

export type PictureMaker = {
  /**
   * The bytes of one step, made where it was never asked for and kept since. Undefined where no picture has that
   * path, 'missing' where the shop has one but its original is gone, 'busy' where too many wait already.
   */
  step: (path: string, width: PictureWidth, format: PictureFormat) => Promise<Buffer | Nothing>;
  /** The same for its preview. */
  preview: (path: string) => Promise<Buffer | Nothing>;
};

type Options = {
  store: ImageStore;
  /** Whether the shop has a picture of that path: an unknown one costs no work. */
  isKnown: (path: string) => Promise<boolean>;
  draw?: DrawPicture | undefined;
  /** Pictures in the making at once, and those that may wait for their turn. */
  atOnce?: number;
  waitingMax?: number;
};

const isHash = (path: string) => /^[0-9a-f]{32}$/.test(path);
export const originalKey = (hash: string) => `originals/${hash}`;

export const openPictureMaker = ({ store, isKnown, draw, atOnce = 2, waitingMax = 400 }: Options): PictureMaker => {
  const making = new Map<string, Promise<Buffer | Nothing>>();
  const turns = openTurns(atOnce);

  const originalOf = async (path: string) => {
    if (path === placeholderPath) return placeholderSvg;
    if (!(await isKnown(path))) return undefined;
    return (await (isHash(path) ? store.get(originalKey(path)) : draw?.(path))) ?? null;
  };

  const make = async (path: string, key: string, render: Render) => {
    const original = await originalOf(path);
    if (original === undefined) return undefined;
    if (original === null) return 'missing';
    const bytes = await render(original);
    await store.put(key, bytes);
    return bytes;
  };

  const keep = async (path: string, name: string, render: Render): Promise<Buffer | Nothing> => {
    const key = `steps/${path}/${name}`;
    const stored = await store.get(key);
    if (stored) return stored;
    const joined = making.get(key);
    if (joined) return joined;
    if (turns.waiting() >= waitingMax) return 'busy';
    const made = turns.take(() => make(path, key, render)).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    step: (path, width, format) => keep(path, `${width}.${format}`, (original) => makeStep(original, width, format)),
    preview: (path) => keep(path, `${previewSize.width}.jpg`, makePreview),
  };
};
