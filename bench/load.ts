import { type Answer, openClient, type Request, toBytes } from './http-client.ts';

/** A request with what its answer has to be. `check` throws where it is not that: a row of error pages is worth nothing. */
export type Question = { request: Request; check: (answer: Answer) => void };

/** Measurements of asking some questions. */
export type Asked = {
  count: number;
  seconds: number;
  /** The latency of each answer, in seconds. */
  latencies: number[];
  /** Mean size of a body. */
  bytes: number;
};

const mostConnections = 8;

/** Asks each question once, over several connections that each wait for their answer. */
export const ask = async (
  port: number,
  questions: readonly Question[],
  connections = mostConnections,
): Promise<Asked> => {
  const lines = questions.map(({ request }) => toBytes(request));
  const clients = await Promise.all(Array.from({ length: connections }, () => openClient(port)));
  const latencies: number[] = [];
  let next = 0;
  let bytes = 0;
  const work = async (client: (typeof clients)[number]) => {
    for (let at = next++; at < lines.length; at = next++) {
      const began = performance.now();
      const answer = await client.send(lines[at] as Buffer);
      latencies.push((performance.now() - began) / 1000);
      bytes += answer.body.length;
      questions[at]?.check(answer);
    }
  };
  const began = performance.now();
  try {
    await Promise.all(clients.map(work));
  } finally {
    for (const client of clients) client.close();
  }
  const count = lines.length;
  return { count, seconds: (performance.now() - began) / 1000, latencies, bytes: Math.round(bytes / count) };
};
