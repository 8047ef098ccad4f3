import { describe, inject } from 'vitest';
import { walkLinks } from '#server/test/walk-links';

// The walk of lists with three filters and more, and of pictures, is the long one on PostgreSQL.
describe.runIf('snapshot' in inject('source'))('a short walk', () =>
  walkLinks({ pages: 2, narrowLists: 0, pictures: 0 }, 600_000),
);
