import { expect, test } from 'vitest';
import { aFamilyDocument, anApplication } from '#server/test/search/a-family-document';
import { buildFamilies, putFamilies, wantsRebuild } from './family-index.ts';

test('applications that are written anew again and again ask for a rebuild in the end', async () => {
  const withYear = (from: number) =>
    aFamilyDocument({ code: 'ONE', applications: Array.from({ length: 1000 }, () => anApplication({ from })) });
  const index = await buildFamilies(
    (async function* () {
      yield [withYear(1990)];
    })(),
  );
  for (let round = 1; round <= 10; round++) putFamilies(index, [withYear(1990 + round)]);
  expect(wantsRebuild(index)).toBe(false);
  // Nothing is written of what stays the same.
  putFamilies(index, [withYear(2000)]);
  expect(wantsRebuild(index)).toBe(false);
  putFamilies(index, [withYear(2001)]);
  expect(wantsRebuild(index)).toBe(true);
});
