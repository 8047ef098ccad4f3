import { expect, test } from 'vitest';
import { askFamilies, fitting } from '#server/test/search/fitting-families';

test('a model of letters and a number is the same with a dash, a space or neither', async () => {
  const ask = await askFamilies(
    fitting('S10', 'Radiador', 'Chevrolet/S10/2.8 TD/1995-2011'),
    fitting('F100', 'Radiador', 'Ford/F-100/3.6 V8/1968-1991'),
    fitting('C3', 'Radiador', 'Citroën/C3/1.4 8v/2003-2012'),
    fitting('F14000', 'Radiador', 'Ford/F14000/6.6/1990-1998'),
    fitting('MAZDA', 'Radiador', 'Mazda/3/2.0 S/2010-2012/con caja C'),
  );
  for (const text of ['s10', 's-10', 'S 10', 's-10 2.8']) expect(ask(`radiador ${text}`), text).toEqual(['S10']);
  for (const text of ['f100', 'f-100', 'f 100']) expect(ask(`radiador ${text}`), text).toEqual(['F100']);
  for (const text of ['c3', 'c-3', 'c 3']) expect(ask(`radiador ${text}`), text).toEqual(['C3']);
  for (const text of ['f14000', 'f-14000']) expect(ask(`radiador ${text}`), text).toEqual(['F14000']);
});

test('letters and a number that are no model together keep what each means', async () => {
  const ask = await askFamilies(fitting('GOL', 'Radiador', 'Volkswagen/Gol/1.6 D/1998-2008'));
  expect(ask('radiador gol d 98')).toEqual(['GOL']);
});
