import type { Image, ImageTarget } from '#contract/images';
import { messages } from '#contract/plain/messages';
import { call, dropRefused, unreachable } from '#web/data/call';
import { session } from '#web/data/session';

const bytesMax = 15 * 1024 * 1024;

/** `isPassing`: another try may help. */
type Uploaded = { ok: true; path: string } | { ok: false; error: string; isPassing: boolean };
type Given = { onProgress?: (share: number) => void; signal?: AbortSignal | undefined };

/** Sends one file; it is kept for a day, for `image/add` to take. `onProgress` gets how much of it was sent, from 0 to 1. */
export const uploadPicture = (file: File, { onProgress, signal }: Given = {}): Promise<Uploaded> => {
  if (file.size > bytesMax) return Promise.resolve(failed(messages['image.tooLarge'], false));
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const { token } = session.get();
    request.open('POST', '/upload.aspx/gxobject');
    request.setRequestHeader('x-device-agent', 'web');
    request.setRequestHeader('authorization', `OAuth ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      dropRefused(token, request);
      done(read(request));
    };
    request.onerror = () => done(failed(unreachable, true));
    request.onabort = () => done({ ok: false, error: unreachable, isPassing: true });
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('files[]', file, file.name);
    request.send(form);
  });
};

const read = ({ response, status }: XMLHttpRequest): Uploaded => {
  const { files, error } = (response ?? {}) as { files?: { path: string }[]; error?: string };
  const path = files?.[0]?.path;
  return path === undefined
    ? failed(error || unreachable, status >= 500 || status === 429 || status === 401)
    : { ok: true, path };
};

/** The console's words are the specification's (point 8). */
const failed = (error: string, isPassing: boolean): Uploaded => {
  console.error('Error on uploadFile', error);
  return { ok: false, error, isPassing };
};

/** Sends a file and takes it into the library, where it was asked for in the place of another picture. */
export const addPicture = async (
  file: File,
  target: ImageTarget,
  before?: number,
): Promise<{ ok: true; image: Image } | { ok: false; error: string }> => {
  const sent = await uploadPicture(file);
  if (!sent.ok) return sent;
  const answer = await call('image/add', { filePath: sent.path, image: { name: file.name, target, before } });
  return answer.ok ? { ok: true, image: answer.data } : answer;
};

/** File types that the input accepts; a phone then offers its camera too. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
