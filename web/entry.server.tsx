import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { page } from '#web/context';
import { OwnMark } from '#web/own-mark';
import { PageFacts } from '#web/page-facts';

const longestRender = 10_000;

/** Answers with the whole page at once: deferred parts stand in their place, no script has to move them. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { failed: report, mark, facts } = context.get(page);
  const document = (
    <OwnMark value={mark}>
      <PageFacts value={facts}>
        <ServerRouter context={router} url={request.url} nonce={mark} />
      </PageFacts>
    </OwnMark>
  );
  return new Promise<Response>((resolve, reject) => {
    const parts: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(parts), { status: failed ? 500 : status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: mark,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        report(error);
      },
    });
    const timer = setTimeout(abort, longestRender);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A call's answer is reported already.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(page).failed(error);
};
