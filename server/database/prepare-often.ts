import { LRUCache } from 'lru-cache';
import type pg from 'pg';

// Each name is kept by every connection on the server, so one-offs get none: lists of any length make many of those.
const often = 3;
const namesMax = 200;
const allColumns = /^select (\S+\.)?\*|\breturning (\S+\.)?\*/i;

/** Names the statements that come often: the same text always has the same name. */
export const statementNames = () => {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, number>({ max: 1000 });
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= namesMax) return known;
    // A plan that is kept may not answer other columns, as it would after a migration beside a running shop.
    if (allColumns.test(text)) return undefined;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < often) return undefined;
    seen.delete(text);
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
};

type Send = (query: string | pg.QueryConfig, ...rest: unknown[]) => Promise<pg.QueryResult>;

/** Has a connection send what comes often as a prepared statement: the database parses and plans it once. */
export const prepareOften = (client: pg.PoolClient, nameOf: (text: string) => string | undefined) => {
  const send = client.query.bind(client) as Send;
  const query: Send = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return send(text, values, ...rest);
    return send({ name, text: text as string, values: values as unknown[] }, ...rest);
  };
  Object.assign(client, { query });
};
