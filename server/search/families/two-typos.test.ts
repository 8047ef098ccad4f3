import { expect, test } from 'vitest';
import { askFamilies, fitting } from '../test/fitting-families.ts';

test('two letters wrong in a long word that leads nowhere else still lead to one that begins alike', async () => {
  const ask = await askFamilies(
    fitting('COROLLA', 'Radiador', 'Toyota/Corolla/1.6 16v/1998-2002'),
    fitting('H100', 'Compresor', 'Hyundai/H100/2.5 D/1994-2004'),
  );
  expect(ask('raditor toyota corola 1999')).toEqual(['COROLLA']);
  expect(ask('compresor hiunday')).toEqual(['H100']);
  for (const text of ['tadiaror', 'raditr', 'hiandac']) expect(ask(text), text).toEqual([]);
});
