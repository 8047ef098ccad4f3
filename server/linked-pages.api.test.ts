import { describe, inject } from 'vitest';
import { walkLinks } from '#server/test/walk-links';

// Links are of pages, which are the same on both engines: the wide walk is on PostgreSQL.
describe.runIf('snapshot' in inject('source'))('a short walk', () =>
  walkLinks({ pages: 5, narrowLists: 1, pictures: 1 }, 120_000),
);
