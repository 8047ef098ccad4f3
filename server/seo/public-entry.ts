import type { Limit } from '#contract/call';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';

type Given = Pick<DoorEntry, 'path' | 'answer' | 'exists'> & {
  /** How often one address may ask for it in a minute. */
  aMinute: number;
};

/** An address that machines read: for everyone, and as a visitor sees the shop, whoever asks. */
export const publicEntry = ({ aMinute, ...entry }: Given): DoorEntry => {
  const limit: Limit = {
    name: `seo${entry.path.replaceAll(/[/:]/g, '.')}`,
    points: aMinute,
    seconds: 60,
    shared: false,
  };
  return { ...entry, method: 'GET', access: 'anyone', sessionOf: noSession, limit };
};

/** For how many seconds others may keep what the shop's people seldom change, and what changes with each sale. */
export const keptFor = { day: 'public, max-age=86400', hour: 'public, max-age=3600' };
