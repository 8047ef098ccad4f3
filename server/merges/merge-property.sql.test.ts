import { test } from 'vitest';
import { checkMerges } from '#server/test/check-merges';

test('a merge of any two companies moves what is theirs and nothing else, and its undo gives the same rows back', () =>
  checkMerges(10));
