import type { CallPath } from '#contract/contract';
import { type Answer, call, type Question } from '#web/data/call';
import { session } from '#web/data/session';

type Early = { key: string; askedAt: number; asked: Promise<Answer<CallPath>>; answer?: Answer<CallPath> };
let early: Early | undefined;

const keyOf = (question: readonly unknown[]) => JSON.stringify([session.get().token, ...question]);

/** Asks what a screen begins with, before the screen is made. */
export const askEarly = (question: Question) => {
  const [path, input] = question;
  const own: Early = { key: keyOf(question), askedAt: Date.now(), asked: call(path, input) };
  void own.asked.then((answer) => {
    own.answer = answer;
  });
  early = own;
};

const find = (question: readonly unknown[]) =>
  early?.key === keyOf(question) && Date.now() - early.askedAt < 10_000 ? early : undefined;

/** The answer to a question that was asked early, where it is there already. */
export const earlyAnswer = <T>(question: readonly unknown[]) => {
  const answer = find(question)?.answer;
  return answer?.ok ? (answer as unknown as { ok: true } & T) : undefined;
};

/** The same where it is still to come: the first that waits for it takes it. */
export const takeEarly = (question: readonly unknown[]) => {
  const found = find(question);
  if (found) early = undefined;
  return found?.asked;
};
