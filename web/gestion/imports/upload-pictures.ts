import { importMessages } from '#contract/plain/import-messages';
import { importPicturesPath, picturesBytesMax } from '#contract/plain/imports';
import { type Answer, dropRefused, failure, readAnswer, unreachable } from '#web/data/call';
import { session } from '#web/data/session';

type Asked = { importId?: number | undefined; onProgress: (share: number) => void };

/** Sends a ZIP of pictures, beside the sheet of an import or alone; `onProgress` gets how much of it was sent, from 0 to 1. */
export const uploadPictures = (file: File, { importId, onProgress }: Asked): Promise<Answer<'import/find'>> => {
  if (file.size > picturesBytesMax) return Promise.resolve(failure(413, importMessages['import.zipTooLarge']));
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const { token } = session.get();
    const asked = new URLSearchParams({ name: file.name, ...(importId && { import: String(importId) }) });
    request.open('POST', `${importPicturesPath}?${asked}`);
    request.setRequestHeader('content-type', 'application/zip');
    request.setRequestHeader('x-device-agent', 'web');
    request.setRequestHeader('authorization', `OAuth ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const lost = () => done(failure(0, unreachable));
    request.onload = () => {
      dropRefused(token, request);
      readAnswer('import/find', new Response(request.responseText, { status: request.status })).then(done, lost);
    };
    request.onerror = lost;
    request.send(file);
  });
};
