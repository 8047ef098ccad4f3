import { rm } from 'node:fs/promises';
import type { ImportMove } from '#contract/plain/imports';
import type { FetchPublic } from '#server/http/fetch-public';
import { runImport } from '#server/imports/run-import.service';
import { aSeller } from '#server/test/an-account';
import { aShopToImport } from '#server/test/an-import';

/** An emptied shop whose seller Caro Paz imports files. */
export const importing = async () => {
  const shop = await aShopToImport();
  const seller = await aSeller(shop, { firstName: 'Caro', lastName: 'Paz' });
  const find = async (id: number) => (await shop.call('import/find', { id }, seller.token)).data;
  const make = (move: Exclude<ImportMove, 'attach'>, id: number) => shop.call(`import/${move}`, { id }, seller.token);
  /** Sends a file as the form of the panel does. */
  const upload = async (content: string | Uint8Array<ArrayBuffer>, name = 'lista.csv') => {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    const headers = { authorization: `OAuth ${seller.token}` };
    const response = await shop.app.request(`${shop.origin}/rest/import/add`, { method: 'POST', body, headers });
    const answer = (await response.json()) as { error: string; data: { ImportId: number } | null };
    return { status: response.status, error: answer.error, id: answer.data?.ImportId ?? 0 };
  };
  /** Sends a ZIP of pictures, beside the sheet of an import or alone. */
  const attach = async (
    zip: Uint8Array | ReadableStream,
    { importId = 0, token = seller.token, name = 'fotos.zip' } = {},
  ) => {
    const asked = new URLSearchParams({ name, ...(importId && { import: String(importId) }) });
    const init = { method: 'POST', body: zip, duplex: 'half', headers: { authorization: `OAuth ${token}` } };
    const response = await shop.app.request(`${shop.origin}/rest/import/pictures?${asked}`, init as RequestInit);
    const answer = (await response.json()) as { error: string; data: { ImportId: number } | null };
    return { status: response.status, error: answer.error, id: answer.data?.ImportId ?? 0 };
  };
  type How = { signal?: AbortSignal; everyMs?: number; fetch?: FetchPublic };
  const run = (importId: number, { signal = new AbortController().signal, ...how }: How = {}) =>
    runImport(shop.systemCtx(shop.ctx.site), { importId }, { signal }, how);
  /** Runs the jobs that were sent, each as often as it was sent. */
  const work = async (how: How = {}) => {
    for (const { queue, data } of shop.enqueued.splice(0))
      if (queue === 'import.run') await run(Number(data.importId), how);
  };
  const done = async (move: Exclude<ImportMove, 'attach'>, id: number, how: How = {}) => {
    const { status, error } = await make(move, id);
    if (status !== 200) throw new Error(error);
    await work(how);
    return find(id);
  };
  const checked = async (content: string) => {
    const { id } = await upload(content);
    if ((await done('check', id))?.state !== 'checked') throw new Error('The file was not checked.');
    return id;
  };
  const close = async () => {
    await rm(shop.importsFolder, { recursive: true, force: true });
    await shop.close();
  };
  return { shop, seller, upload, attach, find, make, run, work, done, checked, close };
};
