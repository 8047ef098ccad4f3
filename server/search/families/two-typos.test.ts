import { expect, test } from 'vitest';
import { askFamilies, fitting } from '#server/test/search/fitting-families';

test('two letters wrong in a long word that leads nowhere else still lead to one that begins alike', async () => {
  const ask = await askFamilies(
    fitting('COROLLA', 'Radiador', 'Toyota/Corolla/1.6 16v/1998-2002'),
    fitting('H100', 'Compresor', 'Hyundai/H100/2.5 D/1994-2004'),
  );
  expect(ask('raditor toyota corola 1999')).toEqual(['COROLLA']);
  expect(ask('compresor hiunday')).toEqual(['H100']);
  for (const text of ['tadiaror', 'raditr', 'hiandac']) expect(ask(text), text).toEqual([]);
});

test('one letter of a pair too few or too many is less than another letter wrong', async () => {
  const ask = await askFamilies(
    fitting('CORONA', 'Radiador', 'Toyota/Corona/1.6 16v/1988-1997'),
    fitting('COROLLA', 'Radiador', 'Toyota/Corolla/1.6 16v/1993-1997'),
  );
  for (const text of ['radiador corola', 'corola 1995', 'raddiador corola', 'corolas', 'toyotta corollla'])
    expect(ask(text), text).toEqual(['COROLLA']);
  expect(ask('radiador coronna')).toEqual(['CORONA']);
  expect(ask('radiador corosa')).toEqual(['CORONA']);
});
