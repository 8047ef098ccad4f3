import { createHash } from 'node:crypto';
import { picturesBytesMax, picturesMost } from '#contract/plain/imports';
import type { FetchPublic, NotFetched } from '#server/http/fetch-public';
import type { ImageStore } from '#server/images/image-store';
import { bytesMax } from '#server/images/make-picture';
import { pictureKind } from '#server/images/picture-kind';
import { isAddress, type PictureFiles } from '#server/import/picture-files';

type Asked = {
  fetch: FetchPublic;
  /** Where fetched ones lie, below a key: what was checked is what is kept, and nothing is fetched twice. */
  kept: { store: ImageStore; key: string };
  signal: AbortSignal;
  onFetched: (count: number) => void;
};

const ms = 10_000;
const redirects = 3;
const addressMost = 2000;
/** A host that took too long so often is asked no more. */
const slowMost = 3;

const sentences: Record<NotFetched['refused'], string> = {
  address: 'no es una dirección https de un sitio público',
  redirects: 'redirige más de 3 veces',
  status: 'no está: el sitio respondió',
  tooLarge: 'pesa más de 15 MB',
  slow: 'tarda más de 10 segundos',
  unreachable: 'no se puede bajar: el sitio no contesta',
};

/** These files and, beside them, pictures of the web by their addresses: as many and as large as a ZIP has in all. */
export const withAddresses = (files: PictureFiles, { fetch, kept, signal, onFetched }: Asked): PictureFiles => {
  const slow = new Map<string, number>();
  const asked = new Set<string>();
  let [bytes, fetched] = [0, 0];
  const download = async (address: string): Promise<{ bytes: Uint8Array } | { error: string }> => {
    if (address.length > addressMost || /\s/.test(address)) return { error: sentences.address };
    const host = URL.parse(address)?.host ?? '';
    if ((slow.get(host) ?? 0) >= slowMost) return { error: `${sentences.slow}, como otras de su sitio` };
    const answer = await fetch(address, { bytes: bytesMax, redirects, ms, signal });
    onFetched((fetched += 1));
    if ('bytes' in answer) return answer;
    const { refused, status } = answer;
    if (refused === 'slow') slow.set(host, (slow.get(host) ?? 0) + 1);
    return { error: [sentences[refused], status].filter(Boolean).join(' ') };
  };
  const readAddress = async (address: string) => {
    signal.throwIfAborted();
    const isNew = !asked.has(address);
    if (isNew && asked.size >= picturesMost) return { error: 'pasa de las 5.000 imágenes que se bajan por vez' };
    if (isNew && bytes >= picturesBytesMax) return { error: 'pasa de los 500 MB de imágenes que se bajan por vez' };
    asked.add(address);
    const key = `${kept.key}/${createHash('sha256').update(address).digest('hex')}`;
    const known = await kept.store.get(key);
    const found = known ? { bytes: known } : await download(address);
    if ('error' in found) return found;
    if (isNew) bytes += found.bytes.length;
    if (!known && pictureKind(found.bytes)) await kept.store.put(key, found.bytes);
    return found;
  };
  return { ...files, readsAddresses: true, read: (name) => (isAddress(name) ? readAddress(name) : files.read(name)) };
};
