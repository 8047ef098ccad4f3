import { expect, test } from 'vitest';
import { whoseFigures } from './whose.ts';

const sale = { site: 'RTC', siteId: 'RTC', origin: null, companyId: 1, day: '2026-11-28', orders: 1, total: 100 };
const atNam = { ...sale, site: 'NAM', siteId: 'NAM' };
const ofOther = { ...sale, companyId: 2 };
const seller = {
  siteId: 'RTC',
  site: 'RTC',
  company: { id: 1, name: 'Frenos SA' },
  sellsFor: 1,
  isAdministrator: false,
};

test('one site and one company need no name', () => {
  expect(Object.values(whoseFigures([sale], seller)).filter(Boolean)).toEqual([]);
  expect(Object.values(whoseFigures([], { ...seller, company: null, sellsFor: 0 })).filter(Boolean)).toEqual([]);
});

test('several sites are told apart', () => {
  expect(whoseFigures([sale, atNam], seller)).toEqual({
    here: 'RTC',
    waiting: 'RTC',
    bySite: undefined,
    best: 'todos los sitios',
    missed: 'RTC',
  });
});

test('several companies are told apart, also one that sold nothing', () => {
  const named = { here: 'Frenos SA', waiting: 'Frenos SA', bySite: 'todas tus empresas', best: 'todas tus empresas' };
  expect(whoseFigures([sale], { ...seller, sellsFor: 2 })).toMatchObject(named);
  expect(whoseFigures([sale, ofOther], { ...seller, sellsFor: 2 })).toMatchObject(named);
});

test('an administrator who sells for nobody has what waits of all companies', () => {
  expect(whoseFigures([atNam, ofOther], { ...seller, sellsFor: 0, isAdministrator: true })).toEqual({
    here: 'RTC · Frenos SA',
    waiting: 'RTC · todas las empresas',
    bySite: 'todas las empresas',
    best: 'todos los sitios · todas las empresas',
    missed: 'RTC',
  });
});
