import { expect, test } from 'vitest';
import { anApplicationOf, pageOf, wordsOf } from '#web/test/parts.tsx';
import { CardFit } from './card-fit.tsx';

const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', year: 2008, brandId: 1, brandName: 'VW' };
const ofGol = { vehicleId: 7, brandId: 1, brandName: 'VW', yearRange: '1999-2008' };

test.each([
  ['Compatible para tu Gol 1.6', anApplicationOf('Gol 1.6', ofGol)],
  ['Compatible para tu Gol 1.6. Solo si es: con aire', anApplicationOf('Gol 1.6', { ...ofGol, qualifier: 'con aire' })],
  ['No figura para tu Gol 1.6', anApplicationOf('Uno 1.3', { vehicleId: 9, brandId: 2, brandName: 'Fiat' })],
  ['', anApplicationOf('Varios')],
])('a card is marked with %j for one’s vehicle', (words, application) => {
  expect(wordsOf(pageOf(<CardFit applications={[application]} vehicle={gol} />))).toBe(words);
});
