import type { Log } from '#server/log/log';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text inside XML, without the characters that XML cannot hold. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An element with a text; nothing where there is none. */
export const element = (name: string, text: string | undefined) =>
  text === undefined || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;

/** Texts as the body of an answer, each made once the one before is sent. A failure on the way is logged and ends it. */
export const streamOf = (texts: AsyncGenerator<string>, log: Log): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error('stream.failed', error);
        throw error;
      }
    },
    cancel: async () => void (await texts.return(undefined)),
  });
};
