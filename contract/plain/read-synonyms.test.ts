import { expect, test } from 'vitest';
import { sites } from '#sites/all';
import { siteSchema } from '#sites/site';
import { readSynonyms } from './read-synonyms.ts';

test('each line says what means the same', () => {
  const text = 'wifi = wi-fi\n\n  arduino uno=uno r3 = placa uno \r\n';
  expect(readSynonyms(text)).toEqual({
    groups: [
      ['wifi', 'wi-fi'],
      ['arduino uno', 'uno r3', 'placa uno'],
    ],
    errors: [],
  });
});

test('what is wrong is said with its line, and the rest is read', () => {
  const { groups, errors } = readSynonyms(
    'tester\nwifi = wi-fi\nrelé = = rele\nuna dos tres cuatro cinco = seis\n? = !',
  );
  expect(groups).toEqual([['wifi', 'wi-fi']]);
  expect(errors).toEqual([
    'Línea 1: escribí al menos dos formas separadas por «=», por ejemplo «wifi = wi-fi».',
    'Línea 3: escribí al menos dos formas separadas por «=», por ejemplo «wifi = wi-fi».',
    'Línea 4: «una dos tres cuatro cinco» es muy larga: cada forma tiene hasta 4 palabras.',
    'Línea 5: escribí al menos dos formas separadas por «=», por ejemplo «wifi = wi-fi».',
  ]);
  expect(readSynonyms('a = b\n'.repeat(501)).errors).toEqual(['Hay más de 500 líneas de sinónimos.']);
});

test('a site takes no list with an error', () => {
  const field = siteSchema.shape.settings.shape.synonyms;
  for (const { settings } of Object.values(sites)) expect(field.safeParse(settings.synonyms).success).toBe(true);
  expect(field.safeParse('tester').error?.issues[0]?.message).toMatch(/^Línea 1: escribí/);
});
