import { expect, test } from 'vitest';
import { openIndex, startBuild } from '#server/engine/index/memory-index';
import { searchIndex } from '#server/engine/index/search-index';
import { buildFamilies } from '#server/read-model/families/family-index';
import { alternativesOf } from '#server/search/alternatives';
import { aDocument, aQuery, testSchema } from '#server/test/search/a-document';
import { aFamilyDocument, aFamilyQuery, aView } from '#server/test/search/a-family-document';
import { nam } from '#sites/nam';
import { searchFamilies } from './families/search-families.ts';

const settings = { ...nam.settings, synonyms: 'pantalla = display\nmanguera = manguito' };

test('a misspelt word finds what a synonym of it is called, unless who asks knows a thing of that name', () => {
  const builder = startBuild(testSchema);
  builder.add([
    aDocument({ id: 1, name: 'Display OLED' }),
    aDocument({ id: 2, name: 'Placa con pantalla OLED' }),
    aDocument({ id: 3, name: 'Pantala OLED', isPublic: false }),
  ]);
  const index = openIndex(builder.finish());
  const ask = (text: string, seesAll: boolean) =>
    searchIndex(index, aQuery({ text, seesAll, alternatives: alternativesOf(settings, text) })).ids;
  expect(ask('pantala oled', false)).toEqual([1, 2]);
  expect(ask('pantala oled', true)).toEqual([3]);
});

test('so it does for parts', async () => {
  const named = (code: string, name: string) => aFamilyDocument({ code, views: [aView({ words: { name } })] });
  const ask = async (text: string, ...names: [string, string][]) => {
    const index = await buildFamilies(
      (async function* () {
        yield names.map(([code, name]) => named(code, name));
      })(),
    );
    const query = aFamilyQuery({ text, alternatives: alternativesOf(settings, text) });
    return searchFamilies(index, query).found.map(
      ({ slot }) => index.families.codes.values[index.slots.family[slot] ?? 0],
    );
  };
  expect(await ask('mangera', ['A', 'Manguito'])).toEqual(['A']);
  expect(await ask('mangera', ['A', 'Manguito'], ['B', 'Mangera'])).toEqual(['B']);
});
