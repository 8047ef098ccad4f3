import { describe, inject } from 'vitest';
import { walkLinks } from '#server/test/walk-links';

// Five times as many pages of each kind as in the short run, and pictures.
describe.runIf('run' in inject('source'))('a wide walk', () =>
  walkLinks({ pages: 15, narrowLists: 3, pictures: 6 }, 600_000),
);
