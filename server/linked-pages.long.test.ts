import { describe, inject } from 'vitest';
import { walkLinks } from '#server/test/walk-links';

// Many more pages of each kind than in the short run, lists with three filters and more, and pictures.
describe.runIf('run' in inject('source'))('a wide walk', () =>
  walkLinks({ pages: 15, narrowLists: 3, pictures: 6 }, 600_000),
);
