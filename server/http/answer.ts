import { conflict } from '#contract/orders.names';
import { messages, sentence } from '#contract/plain/messages';
import { answerToWire, toWire } from '#contract/wire';
import type { Log } from '#server/log/log';
import { Refusal } from '#server/refusal';

export type Answer = { status: number; headers: Record<string, string>; body: Record<string, unknown> };

/** A call's answer as text on the wire: the members of a JSON object, without its braces. */
export const membersOf = (path: string, output: Record<string, unknown>): string =>
  JSON.stringify(answerToWire(path, output)).slice(1, -1);

/** The envelope of a success round `data` and what the call table names beside it. */
export const successText = (members: string): string => `{"success":true,${members},"error":""}`;

/** The sentence of a 5xx, with the id under which the log has it. */
const withReference = (text: string, requestId: string) => `${text} ${sentence('call.reference', { requestId })}`;

/** The one place that turns a refusal or a surprise into an answer. */
export const failure = (error: unknown, requestId: string, log: Log): Answer => {
  if (error instanceof Refusal) {
    if (error.cause !== undefined) log.error(error.code, error.cause, { requestId });
    const { fields, conflicts, bars } = error.extras;
    return {
      status: error.status,
      headers: error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) },
      body: {
        success: false,
        data: null,
        error: error.status < 500 ? error.message : withReference(error.message, requestId),
        ...(fields && { fields }),
        ...(conflicts && { conflicts: toWire(conflict, conflicts) }),
        ...(bars && { bars }),
      },
    };
  }
  log.error('call.failed', error, { requestId });
  return {
    status: 500,
    headers: {},
    body: { success: false, data: null, error: withReference(messages['call.failed'], requestId) },
  };
};

export const draining = (requestId: string): Answer => ({
  status: 503,
  headers: { 'retry-after': '5' },
  body: { success: false, data: null, error: withReference(messages['call.draining'], requestId) },
});
