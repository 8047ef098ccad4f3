import type { Meter } from './cpu.ts';
import { type Asked, ask, type Question } from './load.ts';
import type { Row } from './rows/row.ts';
import { percentile, type Spread, spreadOf } from './statistics.ts';

/** A server that is measured: what its port is, and what CPU it and its database have used. */
type Measured = { port: number; meter: Meter };
export type Servers = { shop: Measured; bare: Measured; select: Measured };

/** Results of a row. CPU is in seconds per answer; latencies are in seconds; `bytes` is the size of a body. */
export type RowResult = {
  name: string;
  limit?: Row['limit'];
  bytes: number;
  cpu: Record<keyof Servers, Spread>;
  /** The shop's CPU as a multiple of the others', round by round. */
  times: Record<'bare' | 'select', Spread>;
  perSecond: Spread;
  p50: number;
  p99: number;
};

type Part = Asked & { cpu: number };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const part = async ({ port, meter }: Measured, questions: readonly Question[], connections?: number): Promise<Part> => {
  const before = meter();
  const asked = await ask(port, questions, connections);
  return { ...asked, cpu: (meter() - before) / asked.count };
};

/** The same requests to the servers beside the shop's, with an answer of the same size. */
const besides = (questions: readonly Question[], bytes: number, count: number): Question[] =>
  Array.from({ length: count }, (_, at) => {
    const { request } = questions[at % questions.length] as Question;
    return {
      request: { ...request, path: `/bytes/${bytes}` },
      check: ({ status, body }) => {
        if (status !== 200 || body.length !== bytes) throw new Error(`A server beside the shop answered ${status}.`);
      },
    };
  });

/** Measures a row: round by round the bare server, the one select and the shop, so that what else the machine does meets all alike. */
export const measureRow = async (row: Row, servers: Servers, besideCount: number): Promise<RowResult> => {
  const { connections } = row;
  const warm = await part(servers.shop, row.warmUp, connections);
  for (const beside of [servers.bare, servers.select]) {
    await part(beside, besides(row.warmUp, warm.bytes, row.warmUp.length), connections);
  }
  const rounds: Record<keyof Servers, Part>[] = [];
  for (const questions of row.rounds) {
    const beside = besides(questions, warm.bytes, besideCount);
    const bare = await part(servers.bare, beside, connections);
    const select = await part(servers.select, beside, connections);
    rounds.push({ bare, select, shop: await part(servers.shop, questions, connections) });
  }
  const cpuOf = (who: keyof Servers) => spreadOf(rounds.map((round) => round[who].cpu));
  const timesOf = (who: 'bare' | 'select') => spreadOf(rounds.map((round) => round.shop.cpu / round[who].cpu));
  const latencies = rounds.flatMap((round) => round.shop.latencies);
  return {
    name: row.name,
    bytes: Math.round(mean(rounds.map(({ shop }) => shop.bytes))),
    ...(row.limit && { limit: row.limit }),
    cpu: { shop: cpuOf('shop'), bare: cpuOf('bare'), select: cpuOf('select') },
    times: { bare: timesOf('bare'), select: timesOf('select') },
    perSecond: spreadOf(rounds.map(({ shop }) => shop.count / shop.seconds)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
};
