import { expect, test } from 'vitest';
import type { FamilyDocument } from '#server/read-model/families/family-document';
import { buildFamilies } from '#server/read-model/families/family-index';
import { aFamilyDocument, aFamilyQuery, anApplication, aView } from '#server/test/search/a-family-document';
import { searchFamilies } from './search-families.ts';

const build = (documents: readonly FamilyDocument[]) =>
  buildFamilies(
    (async function* () {
      yield documents;
    })(),
  );
const codesOf = (index: Awaited<ReturnType<typeof build>>, query: ReturnType<typeof aFamilyQuery>) =>
  searchFamilies(index, query).found.map(({ slot }) => index.families.codes.values[index.slots.family[slot] ?? 0]);

test.each(['radiador fiesta 98', 'radiador 98 fiesta'])(
  'says a year in two digits beside a model: %s',
  async (text) => {
    const fiesta = anApplication({ name: 'Fiesta 1.6' });
    const sized = aView({ words: { name: 'Radiador', texts: { specifications: '98 filas' } } });
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

test('takes four digits beside other words for a year before the beginning of a code', async () => {
  const coded = aView({ words: { name: 'Radiador', codes: [{ kind: 'own', raw: '1995947984' }] } });
  const index = await build([
    aFamilyDocument({ code: 'CODE', views: [coded], applications: [anApplication({ name: 'Corolla', from: 2014 })] }),
    aFamilyDocument({ code: 'RIGHT', applications: [anApplication({ name: 'Corolla', from: 1993, to: 1997 })] }),
  ]);
  const ask = (text: string) => codesOf(index, aFamilyQuery({ text }));
  expect(ask('radiador corola 1995')).toEqual(['RIGHT', 'CODE']);
  for (const alone of ['1995', 'el 1995', '1995 de 400 x 300 mm']) expect(ask(alone)[0], alone).toBe('CODE');
  expect(ask('radiador 199594')).toEqual(['CODE']);
});
