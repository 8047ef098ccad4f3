import type { CallPath, Input } from '#contract/contract';
import { answerToPlain, requestToWire } from '#contract/wire';
import type { Answer } from '../http-client.ts';
import type { Question } from '../load.ts';

/**
 * How much each round asks of the shop, and of the servers beside it; and how much each of the three is asked before the
 * rounds, so that none of them pays alone for being young.
 */
export type Amount = { rounds: number; questions: number; slow: number; bare: number; warm: number };

/** A row of the table: what is asked before the rounds and in each of them. */
export type Row = {
  name: string;
  /** How many times the CPU of the server beside it an answer may take. */
  limit?: { times: number; beside: 'bare' | 'select' };
  /** A note under the table. */
  note?: string;
  /** How many ask at once, where it is not as many as elsewhere. */
  connections?: number;
  warmUp: readonly Question[];
  rounds: readonly (readonly Question[])[];
};

type Body = Record<string, unknown>;

/** A call of the shop with what its answer has to be; `check` gets it in plain names. */
export const callQuestion = <P extends CallPath>(
  path: P,
  input: Input<P>,
  check: (answer: Body) => void,
  headers: Record<string, string> = {},
): Question => ({
  request: {
    method: 'POST',
    path: `/rest/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(requestToWire(path, input as Body)),
  },
  check: (answer) => check(readCall(path, answer)),
});

const readCall = (path: string, { status, body }: Answer) => {
  const reply = JSON.parse(body.toString()) as Body;
  if (status !== 200 || reply.success !== true) throw new Error(`${path} answered ${status}: ${String(reply.error)}`);
  return answerToPlain(path, reply);
};

/** A page as browsers ask for it. Compressed one of this shop has some thousand bytes; a short one is a page of an error. */
export const pageQuestion = (path: string): Question => ({
  request: { method: 'GET', path, headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' } },
  check: ({ status, body }) => mustBe(status === 200 && body.length > 4000, `the page ${path}: ${status}`),
});

/** Limit of a page that is rendered because nobody asked for it before, or its content has changed. */
export const firstTimeLimit = { times: 200, beside: 'bare' } as const;

/** Throws where an answer is not what its question asked for. */
export const mustBe = (isRight: boolean, what: string) => {
  if (!isRight) throw new Error(`A wrong answer: ${what}`);
};

/** Parts a list into the rounds and, before them, what warms up: the rest. Throws where it is too short to ask each once. */
export const eachOnce = (questions: readonly Question[], { rounds }: Amount, each: number) => {
  const warm = questions.length - rounds * each;
  if (warm < each / 2) throw new Error(`Only ${questions.length} different questions.`);
  return {
    warmUp: questions.slice(0, warm),
    rounds: Array.from({ length: rounds }, (_, at) => questions.slice(warm + at * each, warm + (at + 1) * each)),
  };
};

/** The same few questions again and again: answers that a cache may give. */
export const again = (questions: readonly Question[], { rounds, warm }: Amount, each: number) => {
  const few = questions.slice(0, 20);
  const asked = (length: number) => Array.from({ length }, (_, at) => few[at % few.length] as Question);
  const round = asked(each);
  return { warmUp: asked(warm), rounds: Array.from({ length: rounds }, () => round) };
};

/** How many questions `eachOnce` takes. */
export const wanted = ({ rounds, warm }: Amount, each: number) => warm + rounds * each;
/** The same of a row whose answers take long: half a round warms it up. */
export const wantedSlow = ({ rounds, slow }: Amount) => Math.ceil(slow / 2) + rounds * slow;
