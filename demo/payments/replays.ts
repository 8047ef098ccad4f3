import { LRUCache } from 'lru-cache';

type Answer = { status: number; body: object };

/** Answers that a provider gives again to whoever sends the same idempotency key; a refusal may become another answer. */
export const openReplays = () => {
  const given = new LRUCache<string, Answer>({ max: 5000 });
  return (key: string | undefined, run: () => Answer): Response => {
    const answer = (key !== undefined && given.get(key)) || run();
    if (key !== undefined && answer.status < 400) given.set(key, answer);
    return Response.json(answer.body, { status: answer.status });
  };
};
