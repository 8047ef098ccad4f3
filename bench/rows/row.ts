import type { CallPath, Input } from '#contract/contract';
import { answerToPlain, requestToWire } from '#contract/wire';
import type { Answer } from '../http-client.ts';
import type { Question } from '../load.ts';

/** How much each round asks, and how often the servers beside it. */
export type Amount = { rounds: number; questions: number; slow: number; bare: number };

/** A row of the table: what is asked before the rounds and in each of them. */
export type Row = {
  name: string;
  /** How many times the CPU of the server beside it an answer may take. */
  limit?: { times: number; beside: 'bare' | 'select' };
  /** A note under the table. */
  note?: string;
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
    ...{ method: 'POST', path: `/rest/${path}`, headers: { 'content-type': 'application/json', ...headers } },
    body: JSON.stringify(requestToWire(path, input as Body)),
  },
  check: (answer) => check(readCall(path, answer)),
});

const readCall = (path: string, { status, body }: Answer) => {
  const said = JSON.parse(body.toString()) as Body;
  if (status !== 200 || said.success !== true) throw new Error(`${path} answered ${status}: ${String(said.error)}`);
  return answerToPlain(path, said);
};

/** Throws where an answer is not what its question asked for. */
export const mustBe = (isRight: boolean, what: string) => {
  if (!isRight) throw new Error(`A wrong answer: ${what}`);
};

/** Parts a list into what warms up and the rounds; throws where it is too short to ask each once. */
export const eachOnce = (questions: readonly Question[], { rounds }: Amount, each: number) => {
  const warm = warmUpOf(each);
  if (questions.length < warm + rounds * each) throw new Error(`Only ${questions.length} different questions.`);
  return {
    warmUp: questions.slice(0, warm),
    rounds: Array.from({ length: rounds }, (_, at) => questions.slice(warm + at * each, warm + (at + 1) * each)),
  };
};

/** The same few questions again and again: answers that a cache may give. */
export const again = (questions: readonly Question[], { rounds }: Amount, each: number) => {
  const few = questions.slice(0, 20);
  const round = Array.from({ length: each }, (_, at) => few[at % few.length] as Question);
  return { warmUp: round.slice(0, warmUpOf(each)), rounds: Array.from({ length: rounds }, () => round) };
};

const warmUpOf = (each: number) => Math.max(1, Math.floor(each / 2));

/** How many questions `eachOnce` needs. */
export const wanted = ({ rounds }: Amount, each: number) => warmUpOf(each) + rounds * each;
