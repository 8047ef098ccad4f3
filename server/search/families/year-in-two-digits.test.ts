import { expect, test } from 'vitest';
import { aFamilyDocument, aFamilyQuery, anApplication, aView } from '../test/a-family-document.ts';
import type { FamilyDocument } from './family-document.ts';
import { buildFamilies } from './family-index.ts';
import { searchFamilies } from './search-families.ts';

const build = (documents: readonly FamilyDocument[]) =>
  buildFamilies(
    (async function* () {
      yield documents;
    })(),
  );
const codesOf = (index: Awaited<ReturnType<typeof build>>, query: ReturnType<typeof aFamilyQuery>) =>
  searchFamilies(index, query).found.map(
    ({ slot }) => index.families.codes.values[index.slots.family.items[slot] ?? 0],
  );

test.each(['radiador fiesta 98', 'radiador 98 fiesta'])(
  'says a year in two digits beside a model: %s',
  async (text) => {
    const fiesta = anApplication({ name: 'Fiesta 1.6' });
    const sized = aView({ words: { name: 'Radiador', specifications: '98 filas' } });
    const index = await build([
      aFamilyDocument({ code: 'LATE', views: [sized], applications: [{ ...fiesta, from: 2011, to: 2019 }] }),
      aFamilyDocument({ code: 'RIGHT', applications: [{ ...fiesta, from: 1996, to: 2002 }] }),
      aFamilyDocument({ code: 'OTHER', applications: [anApplication({ name: 'Corsa', from: 1996, to: 2002 })] }),
    ]);
    expect(codesOf(index, aFamilyQuery({ text }))).toEqual(['RIGHT', 'LATE']);
    expect(codesOf(index, aFamilyQuery({ text: 'radiador 98' }))).toEqual(['LATE']);
    expect(codesOf(index, aFamilyQuery({ text: 'radiador fiesta 12' }))).toEqual(['LATE']);
  },
);
