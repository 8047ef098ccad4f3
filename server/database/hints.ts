import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How processes on one database tell each other to look now. Nobody may rely on it: a hint may be lost, or come for nothing. */
export type Hints = {
  send: () => void;
  /** Calls `heard` when another process sent one, until the answered function is called. */
  listen: (heard: () => void) => () => Promise<void>;
};

/** For a database of one process. */
export const noHints: Hints = { send: () => {}, listen: () => async () => {} };

const channel = 'shop_changes';
const pauseMs = 1000;
/** How often the listening connection is asked for a sign of life, and how long that may take. */
type Heartbeat = { everyMs: number; answerMs: number };

/** Hints by LISTEN and NOTIFY, sent through the pool and heard on a connection of their own, which is opened again where it is lost or mute. */
export const serverHints = (
  url: string,
  query: (sql: string, params: unknown[]) => Promise<unknown>,
  { everyMs, answerMs }: Heartbeat = { everyMs: 10_000, answerMs: 5000 },
): Hints => {
  const own = randomUUID();
  return {
    // Outside the transaction that wrote: to commit with a NOTIFY waits for all others that do.
    send: () => void query('select pg_notify($1, $2)', [channel, own]).catch(() => {}),
    listen: (heard) => {
      let isClosed = false;
      let client: pg.Client | undefined;
      let timer: NodeJS.Timeout | undefined;
      const lost = (one: pg.Client) => {
        if (isClosed || client !== one) return;
        client = undefined;
        clearTimeout(timer);
        timer = setTimeout(() => void connect(), pauseMs).unref();
      };
      const beat = async (one: pg.Client) => {
        const isAlive = await one.query('select 1').then(
          () => true,
          () => false,
        );
        if (isClosed || client !== one) return;
        if (isAlive) timer = setTimeout(() => void beat(one), everyMs).unref();
        // A question that is still unanswered destroys the socket, which tells `lost`.
        else void one.end();
      };
      const connect = async () => {
        const next = new pg.Client({
          connectionString: url,
          application_name: 'shop hints',
          keepAlive: true,
          connectionTimeoutMillis: answerMs,
          query_timeout: answerMs,
        });
        client = next;
        next.on('error', () => {});
        next.on('end', () => lost(next));
        next.on('notification', ({ payload }) => payload !== own && heard());
        const isConnected = await next.connect().then(
          () => true,
          () => false,
        );
        if (!isConnected) return lost(next);
        // An engine without LISTEN is heard of by looking alone.
        await next.query(`listen ${channel}`).catch(() => {});
        await beat(next);
      };
      const connecting = connect();
      return async () => {
        isClosed = true;
        clearTimeout(timer);
        await connecting;
        // One that is mute says no goodbye.
        await Promise.race([client?.end().catch(() => {}), wait(answerMs, undefined, { ref: false })]);
      };
    },
  };
};
