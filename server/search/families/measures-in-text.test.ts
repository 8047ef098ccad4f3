import { expect, test } from 'vitest';
import { aFamilyDocument } from '#server/test/search/a-family-document';
import { askFamilies, fitting } from '#server/test/search/fitting-families';
import { measuresIn } from './measures-in-text.ts';

test.each([
  ['712 x 379', [712, 379]],
  ['379x712', [379, 712]],
  ['radiador 379,5 x 712 mm', [379.5, 712]],
  ['379mm x 712mm con aire', [379, 712]],
  ['radiador 379x712x26', [379, 712]],
  ['173.5 x 34', [173.5, 34]],
  ['35 x 48 cm', [350, 480]],
  ['35cm x 48cm x 3cm', [350, 480]],
  ['radiador alto 350 ancho 479', [350, 479]],
  ['ancho de 479 mm y alto de 350 mm', [479, 350]],
  ['alto 35 cm ancho 48 cm', [350, 480]],
])('the measures that "%s" says', (text, sides) => {
  expect(measuresIn(text)?.sides).toEqual(sides);
});

test.each([
  'condensador 14 x 22',
  'alto 350',
  '35 x 48',
  'manguera 32 mm x 50 cm',
  'radiador x-trail',
  'gol 1.6 2008',
  'r12x100',
])('none in "%s"', (text) => expect(measuresIn(text)).toBeUndefined());

const measured = (code: string, thing: string, height: number, width: number) =>
  aFamilyDocument({ ...fitting(code, thing, 'Volkswagen/Gol/1.6 8v/1995-1999'), height, width });

test('measures in a text are found in either order and ten millimetres off, the closest first', async () => {
  const ask = await askFamilies(
    measured('OFF', 'Radiador', 387, 704),
    measured('EXACT', 'Radiador', 379, 712),
    measured('OTHER', 'Radiador', 390, 712),
    measured('COOLER', 'Intercooler', 379, 712),
    fitting('NONE', 'Radiador', 'Volkswagen/Gol/1.6 8v/1995-1999'),
  );
  expect(ask('radiador 379x712')).toEqual(['EXACT', 'OFF']);
  expect(ask('gol 712 x 379 mm radiador')).toEqual(['EXACT', 'OFF']);
  expect(ask('712 x 379')).toHaveLength(3);
  expect(ask('radiador corsa 379x712')).toEqual(['nearest', 'EXACT', 'OFF']);
});

test('where nothing has the measures the other words find the nearest', async () => {
  const ask = await askFamilies(measured('ONE', 'Radiador', 379, 712), measured('TWO', 'Intercooler', 379, 712));
  expect(ask('radiador 812 x 979')).toEqual(['nearest', 'ONE']);
  expect(ask('812 x 979')).toEqual([]);
});
