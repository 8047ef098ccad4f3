import type { CallPath, Input, Output } from '#contract/contract';
import type { Conflict } from '#contract/plain/commerce';
import { session } from '#web/data/session';

/** A refused call: a sentence for the person, and one for each field that is wrong. `status` 0: the shop was not reached. */
export type Failure = {
  ok: false;
  status: number;
  error: string;
  fields: Record<string, string>;
  conflicts: readonly Conflict[];
};
export type Answer<P extends CallPath> = ({ ok: true } & Output<P>) | Failure;

/** A call with its input. */
export type Question = { [P in CallPath]: readonly [path: P, input: Input<P>] }[CallPath];

export const unreachable = 'No pudimos conectarnos con la tienda. Revisá tu conexión y probá de nuevo.';

// A visitor's first page makes no call: the names on the wire come with the first that is made.
const wire = () => import('#contract/wire');

const send = (path: string, body: string, token: string, signal: AbortSignal | undefined) =>
  fetch(`/rest/${path}`, {
    method: 'POST',
    body,
    ...(signal && { signal }),
    headers: {
      'content-type': 'application/json',
      'x-device-agent': 'web',
      ...(token && { authorization: `OAuth ${token}` }),
    },
  });

/**
 * Makes a call as whoever is signed in, in plain names. A dead token is dropped and the call repeated once as visitor;
 * a 403 means that rights changed, so it signs out (specification 4). A call that `signal` calls off fails as
 * unreachable.
 */
export const call = async <P extends CallPath>(path: P, input: Input<P>, signal?: AbortSignal): Promise<Answer<P>> => {
  const { token } = session.get();
  try {
    const { requestToWire } = await wire();
    const body = JSON.stringify(requestToWire(path, input as Record<string, unknown>));
    let response = await send(path, body, token, signal);
    dropRefused(token, response);
    if (token && response.status === 401) response = await send(path, body, '', signal);
    return await readAnswer<P>(path, response);
  } catch {
    return failure(0, unreachable);
  }
};

/** Signs out whoever was refused with that token. */
export const dropRefused = (token: string, { status }: Pick<Response, 'status'>) => {
  // Another tab may have signed in again meanwhile: only the token that was refused is dropped.
  if (token && (status === 401 || status === 403) && session.get().token === token) session.refuse();
};

/** A refusal without more than its sentence. */
export const failure = (status: number, error: string): Failure => ({
  ok: false,
  status,
  error,
  fields: {},
  conflicts: [],
});

/** A response as an answer, in the names of its call. */
export const readAnswer = async <P extends CallPath>(path: P, response: Response): Promise<Answer<P>> => {
  const body = (await response.json()) as Record<string, unknown>;
  if (body.success) return { ok: true, ...((await wire()).answerToPlain(path, body) as Output<P>) };
  const { error, fields } = body as Partial<Failure>;
  return {
    ok: false,
    status: response.status,
    error: error || unreachable,
    fields: fields ?? {},
    conflicts: (await wire()).conflictsToPlain(body.conflicts) as Conflict[],
  };
};
