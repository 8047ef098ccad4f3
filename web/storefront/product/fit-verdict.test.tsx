import { expect, test } from 'vitest';
import { anApplicationOf, pageOf, wordsOf } from '#web/test/parts.tsx';
import { FitVerdict } from './fit-verdict.tsx';

const vw = { brandId: 1, brandName: 'VW' };
const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', year: 2008, ...vw };
const ofGol = anApplicationOf('Gol 1.6', { yearRange: '1999-2008', vehicleId: 7, ...vw });
const ofUno = anApplicationOf('Uno 1.3', { vehicleId: 9, brandId: 2, brandName: 'Fiat' });

const verdict = (application: typeof ofGol, isPicked: boolean) => {
  const about = { categoryId: '2.1', asked: { code: 'A', name: 'Gol', path: '/productos/F' }, isPicked };
  return wordsOf(pageOf(<FitVerdict {...about} applications={[application]} vehicle={gol} />));
};

test.each([
  ['fits', ofGol, /^Compatible con tu VW Gol 1.6 2008$/, /^Compatible con VW Gol 1.6 2008$/],
  ['is not listed for', ofUno, /^No figura para tu VW Gol 1.6 2008\. /, /^No figura para VW Gol 1.6 2008\. /],
  [
    'may fit',
    anApplicationOf('Varios'),
    /No tenemos anotado si le sirve a tu VW Gol 1.6 2008\./,
    /No tenemos anotado si le sirve al VW Gol 1.6 2008\./,
  ],
])(
  'a part that %s one’s own vehicle says so, and of a picked one that it is nobody’s',
  (_, application, own, picked) => {
    expect(verdict(application, false)).toMatch(own);
    expect(verdict(application, true)).toMatch(picked);
  },
);
