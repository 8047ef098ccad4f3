import { describe, expect, it } from 'vitest';
import { autopartMisses, autopartQueries } from './autopart-queries.ts';
import { seenFamilies as seen } from './demo-families.ts';
import { type QualityFamily, rightFamily } from './right-family.ts';

describe('queries of an autoparts counter', () => {
  it('are sixty and more, fifteen and more of them for what is not there, none twice', () => {
    expect(autopartQueries.length).toBeGreaterThanOrEqual(60);
    expect(autopartMisses.length).toBeGreaterThanOrEqual(15);
    const texts = [...autopartQueries, ...autopartMisses].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(autopartQueries)('have an answer in the catalogue, and wrong ones: $text', ({ isRight }) => {
    const right = seen.filter(isRight).length;
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThan(90);
  });

  it.each(autopartMisses)('have none where nothing is right: $text', ({ isAbsent, isOffered }) => {
    expect(seen.filter(isAbsent)).toEqual([]);
    if (isOffered) expect(seen.some(isOffered)).toBe(true);
  });

  it('read a condition of one fitment as one, and refuse what is none', () => {
    const fitment = { brand: '', from: 2008, to: 2012, application: '', qualifier: 'con A/A, ficha redonda' };
    const family: QualityFamily = {
      family: '1',
      category: '2.301.311',
      makers: [],
      codes: [],
      originalCodes: ['377.121.253 E'],
      height: 379,
      width: 712,
      fitments: [
        { ...fitment, model: 'Gol Trend', engine: '1.6 8v' },
        { ...fitment, model: 'Gol G4', engine: '1.0 8v' },
      ],
    };
    const ask = (wanted: string) => rightFamily(wanted)(family);
    expect(ask(String.raw`part=2.301; fits=Gol Trend/1\.6/2010; word=con A/A`)).toBe(true);
    expect(ask(String.raw`fits=Gol Trend/1\.0/`)).toBe(false);
    expect(ask('fits=Gol//2010')).toBe(false);
    expect(ask('fits=Gol Trend//2007')).toBe(false);
    expect(ask('fits=Gol Trend//; word=sin A/A')).toBe(false);
    expect(ask('part=2.30')).toBe(false);
    expect(ask('code=377.121.253 [EF]')).toBe(true);
    expect(ask('code=377X121')).toBe(false);
    expect(ask('size=389x702')).toBe(true);
    expect(ask('size=712x379')).toBe(false);
    expect(() => rightFamily('colour=red')).toThrow('colour');
  });
});
