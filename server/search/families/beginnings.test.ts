import { describe, expect, test } from 'vitest';
import { aFamilyDocument, aView } from '#server/test/search/a-family-document';
import { askFamilies, fitting } from '#server/test/search/fitting-families';

const gol = fitting('GOL', 'Radiador', 'Volkswagen/Gol/1.6 8v/2004-2012');
const golf = fitting('GOLF', 'Radiador', 'Volkswagen/Golf/1.6 8v/2004-2012');

describe('a word that begins a longer one', () => {
  test('is that one no more where it is a name by itself', async () => {
    const ask = await askFamilies(gol, golf);
    expect(ask('radiador gol')).toEqual(['GOL']);
    expect(ask('gol')).toEqual(['GOL']);
    expect(ask('gol 1.9')).toEqual(['nearest', 'GOL']);
    expect(ask('radiadores goles')).toEqual(['GOL']);
  });

  test('is it where nothing else is called so', async () => {
    const ask = await askFamilies(golf);
    expect(ask('radiador gol')).toEqual(['GOLF']);
    const volks = aFamilyDocument({
      code: 'TOLD',
      views: [aView({ words: { texts: { description: 'Sirve en varios volks' } } })],
    });
    expect((await askFamilies(gol, volks))('radiador volks')).toEqual(['GOL', 'TOLD']);
  });

  test('may still become it while it is typed', async () => {
    const ask = await askFamilies(gol, golf);
    expect(ask('radiador gol', { isTyping: true })).toEqual(['GOL', 'GOLF']);
    expect(ask('gol radiador', { isTyping: true })).toEqual(['GOL']);
  });

  test('is held up by none of that name that is hidden', async () => {
    const hidden = { ...gol, views: gol.views.map((view) => ({ ...view, roots: [] })) };
    expect((await askFamilies(hidden, golf))('radiador gol')).toEqual(['GOLF']);
  });
});
