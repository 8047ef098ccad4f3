import { randomUUID } from 'node:crypto';
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

/** Hints by LISTEN and NOTIFY, sent through the pool and heard on a connection of their own, which is opened again where it is lost. */
export const serverHints = (url: string, query: (sql: string, params: unknown[]) => Promise<unknown>): Hints => {
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
        timer = setTimeout(() => void connect(), pauseMs).unref();
      };
      const connect = async () => {
        const next = new pg.Client({ connectionString: url, application_name: 'shop hints', keepAlive: true });
        client = next;
        next.on('error', () => {});
        next.on('end', () => lost(next));
        next.on('notification', ({ payload }) => payload !== own && heard());
        const isConnected = await next.connect().then(
          () => true,
          () => false,
        );
        // An engine without LISTEN is heard of by looking alone.
        if (isConnected) await next.query(`listen ${channel}`).catch(() => {});
        else lost(next);
      };
      const connecting = connect();
      return async () => {
        isClosed = true;
        clearTimeout(timer);
        await connecting;
        await client?.end().catch(() => {});
      };
    },
  };
};
