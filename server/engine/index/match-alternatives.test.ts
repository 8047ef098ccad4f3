import { expect, test } from 'vitest';
import type { Alternative } from '../search-engine.ts';
import { mostWords } from './match.ts';
import { ofUnknown } from './match-alternatives.ts';

const words = Array.from({ length: mostWords }, (_, at) => (at < 3 ? 'pantala' : `palabra${at}`));
const oneAt = (at: number): Alternative => ({ from: at, to: at + 1, misspelt: [at], words: ['display'] });

/** The alternatives that remain, and the number of words that were looked up. */
const leftOf = (alternatives: readonly Alternative[]) => {
  let asked = 0;
  const left = ofUnknown(alternatives, words, () => {
    asked += 1;
    return [];
  });
  return { left, asked };
};

test('past the words that are looked for nothing is asked and nothing stands for them', () => {
  const beyond = Array.from({ length: 6 }, (_, more) => oneAt(mostWords + more));
  const across: Alternative = { from: mostWords - 1, to: mostWords + 1, misspelt: [mostWords], words: ['display'] };
  expect(leftOf([...beyond, across])).toEqual({ left: [], asked: 0 });
  const { misspelt: _, ...written } = across;
  expect(leftOf([{ ...written, from: mostWords }, written]).left).toEqual([written]);
});

test('a misspelt word is asked for once, however often it is typed and whatever stands for it', () => {
  const others = [0, 1, 2].flatMap((at) => [oneAt(at), { ...oneAt(at), words: ['visor'] }]);
  expect(leftOf(others)).toEqual({ left: others, asked: 1 });
});
