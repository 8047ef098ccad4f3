import { expect, test } from 'vitest';
import { rtc } from '#sites/rtc';
import { alternativesOf } from './alternatives.ts';

const settings = {
  ...rtc.settings,
  synonyms: 'wifi = wi-fi\narduino uno = uno r3\nestación de soldar = soldadora = cautín',
};
const ask = (text: string) => alternativesOf(settings, text);

test('one word stands for several and the other way round, in either number and gender', () => {
  expect(ask('placas wifi')).toEqual([{ from: 1, to: 2, words: ['wi', 'fi'] }]);
  expect(ask('placas Wi-Fi')).toEqual([{ from: 1, to: 3, words: ['wifi'] }]);
  expect(ask('cautines')).toEqual([
    { from: 0, to: 1, words: ['estacion', 'soldar'] },
    { from: 0, to: 1, words: ['soldadora'] },
  ]);
});

test('words between that search leaves out are covered as well', () => {
  expect(ask('la estación de soldar roja')[0]).toEqual({ from: 1, to: 4, words: ['soldadora'] });
});

test('half of a form is none', () => {
  expect(ask('arduino mega')).toEqual([]);
  expect(ask('estación')).toEqual([]);
  expect(ask('')).toEqual([]);
});

test('neighbours are each looked up, and only so many', () => {
  expect(ask('arduino uno r3').map(({ words }) => words.join(' '))).toEqual(['uno r3', 'arduino uno']);
  expect(ask('wifi '.repeat(20))).toHaveLength(12);
});

test('a word a letter off is read as the one that it is, and says which it was', () => {
  const misspelt = { from: 1, to: 2, misspelt: [1] };
  expect(ask('punta cauttin')).toEqual([
    { ...misspelt, words: ['cautin'] },
    { ...misspelt, words: ['estacion', 'soldar'] },
    { ...misspelt, words: ['soldadora'] },
  ]);
  expect(ask('la estasion de soldar')).toContainEqual({ from: 1, to: 4, misspelt: [1], words: ['soldadora'] });
  expect(ask('wiffi')).not.toEqual([]);
  for (const other of ['kauttin', 'cauttiin', 'wify', 'uni']) expect(ask(other)).toEqual([]);
});

test('a word that may be two of them is neither', () => {
  const synonyms = 'tornito = mecha\ntornico = broca';
  expect(alternativesOf({ ...settings, synonyms }, 'tornifo')).toEqual([]);
});
