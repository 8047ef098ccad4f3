import type { Log } from '#server/log/log';

/** Texts or bytes as the body of an answer, each made once the one before is sent. A failure on the way is logged and ends it. */
export const streamOf = (
  pieces: AsyncGenerator<string | Uint8Array>,
  log: Log,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value));
      } catch (error) {
        log.error('stream.failed', error);
        throw error;
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
};
