import { describe, inject } from 'vitest';
import { walkLinks } from '#server/test/walk-links';

// Links are of pages, which are the same on both engines: the wide walk, of pictures too, is on PostgreSQL.
describe.runIf('snapshot' in inject('source'))('a short walk', () =>
  walkLinks({ pages: 3, narrowLists: 1, pictures: 0 }, 600_000),
);
