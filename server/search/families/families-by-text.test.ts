import { describe, expect, test } from 'vitest';
import { aFamilyDocument, aFamilyQuery, anApplication, aView } from '#server/test/search/a-family-document';
import { build, codesOf } from '#server/test/search/a-family-index';
import { searchFamilies } from './search-families.ts';

describe('a text', () => {
  const gol = anApplication({ brandName: 'Volkswagen', name: 'Gol 1.6', from: 2004, to: 2012 });
  const open = () =>
    build([
      aFamilyDocument({ code: 'RIGHT', applications: [anApplication({ name: 'Corsa 1.4' }), gol] }),
      aFamilyDocument({
        code: 'APART',
        applications: [
          { ...gol, from: 1996, to: 2003 },
          { ...gol, name: 'Corsa 1.6' },
        ],
      }),
      aFamilyDocument({ code: 'VAGUE', applications: [{ ...gol, from: null, to: null }] }),
      aFamilyDocument({ code: 'OTHER', views: [aView({ words: { name: 'Manguera' } })], applications: [gol] }),
      aFamilyDocument({
        code: 'CODED',
        views: [aView({ words: { name: 'Bomba', codes: [{ kind: 'original', raw: '21410-1HC0A' }] } })],
      }),
    ]);

  test('matches by the part and by one single application, the year inside a real range', async () => {
    const index = await open();
    const answer = searchFamilies(index, aFamilyQuery({ text: 'radiador gol 1.6 2008' }));
    expect([codesOf(index, aFamilyQuery({ text: 'radiador gol 1.6 2008' })), answer.nearest]).toEqual([
      ['RIGHT'],
      false,
    ]);
    expect(answer.found[0]?.applications).toEqual([1]);
    expect(codesOf(index, aFamilyQuery({ text: 'volkswagen gol' }))).toEqual(['RIGHT', 'APART', 'VAGUE', 'OTHER']);
    expect(codesOf(index, aFamilyQuery({ text: 'golf radiador' }))).toEqual(['RIGHT', 'APART', 'VAGUE']);
  });

  test('that nothing matches whole brings the nearest, and says so', async () => {
    const index = await open();
    const answer = searchFamilies(index, aFamilyQuery({ text: 'manguera gol 2020' }));
    expect([codesOf(index, aFamilyQuery({ text: 'manguera gol 2020' })), answer.nearest]).toEqual([['OTHER'], true]);
  });

  test.each(['21410-1hc0a', '21410 1HC0A', '214101hc0a', 'bomba 21410.1HC0A', 'zzz 214101hc0a'])(
    'that holds the code as %s finds it and says why',
    async (text) => {
      const { found, nearest } = searchFamilies(await open(), aFamilyQuery({ text }));
      expect([found.length, nearest, found[0]?.code]).toEqual([
        1,
        false,
        { kind: 'original', code: '214101hc0a', whole: true },
      ]);
    },
  );

  test('names a year up to the next one; what is later is no year', async () => {
    const index = await build([aFamilyDocument({ code: 'OPEN', applications: [anApplication({ from: 2004 })] })]);
    const isNearest = (text: string) =>
      searchFamilies(index, aFamilyQuery({ text, years: { first: 1990, last: 2040 } })).nearest;
    expect([isNearest('radiador gol 2040'), isNearest('radiador gol 2041')]).toEqual([false, false]);
    expect(isNearest('radiador gol 2042')).toBe(true);
  });

  test('that is typed like a code may be a model', async () => {
    const truck = aFamilyDocument({ code: 'TRUCK', applications: [anApplication({ name: 'F-14000 6.6' })] });
    expect(codesOf(await build([truck]), aFamilyQuery({ text: 'radiador f-14000' }))).toEqual(['TRUCK']);
  });

  test('that is typed like a code nobody has finds nothing by a part of it, only what its other words say', async () => {
    const clio = aFamilyDocument({ code: 'CLIO', applications: [anApplication({ name: 'Clio 1.6' })] });
    const secret = aView({
      roots: [],
      forSellers: true,
      words: { name: 'Bomba', codes: [{ kind: 'original', raw: 'KS37-8005-CL' }] },
    });
    const index = await build([clio, aFamilyDocument({ code: 'SECRET', views: [secret] })]);
    for (const text of ['ZZ-9999-CL', 'KS37-8005-CL', 'ks37.8005.cl', 'CL-9999'])
      expect(searchFamilies(index, aFamilyQuery({ text })).total, text).toBe(0);
    for (const text of ['radiador ZZ-9999-CL', 'KS37-8005-CL clio']) {
      const { nearest } = searchFamilies(index, aFamilyQuery({ text }));
      expect([codesOf(index, aFamilyQuery({ text })), nearest]).toEqual([['CLIO'], true]);
    }
    expect(codesOf(index, aFamilyQuery({ text: 'KS37-8005-CL', isSeller: true }))).toEqual(['SECRET']);
  });

  test('one letter off a code is not that code', async () => {
    const index = await open();
    expect(searchFamilies(index, aFamilyQuery({ text: '214101hc0b' })).total).toBe(0);
    const apart = searchFamilies(index, aFamilyQuery({ text: '21410 1hc0b' }));
    expect([apart.nearest, apart.found[0]?.code?.whole]).toEqual([true, false]);
    expect(searchFamilies(index, aFamilyQuery({ text: '21410-1hc0b' })).total).toBe(0);
  });
});
