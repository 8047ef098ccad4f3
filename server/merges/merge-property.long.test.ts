import { test } from 'vitest';
import { checkMerges } from '#server/test/check-merges';

test('a merge of any two companies moves what is theirs and nothing else, many times', () => checkMerges(300));
