import { expect, test } from 'vitest';
import { paymentIds, shippingIds } from '#contract/plain/commerce';
import { settingWords } from '#contract/setting-words';
import type { OwnDetails } from '#contract/settings';
import { sectionAt, sectionsOf } from './setting-sections.ts';

const own = { companyTexts: null, companySteps: null, serviceTexts: null, services: null } as OwnDetails;
const idsOf = (printing3d: boolean) => sectionsOf('texts', own, { printing3d }).map(({ id }) => id);

test('texts of pages about 3D printing are shown while those pages are on', () => {
  expect(idsOf(true)).toEqual(['tienda', '3d', 'legales']);
  expect(idsOf(false)).toEqual(['tienda', 'legales']);
});

test('the address of a text leads to its page', () => {
  const sections = sectionsOf('texts', own, { printing3d: true });
  expect(sectionAt(sections, { hash: '#ajuste-legalTexts', search: '' })?.id).toBe('legales');
});

test('words of settings name ways to send and to pay as people do, not by their codes', () => {
  const codes = new RegExp(`\\b(${[...shippingIds, ...paymentIds].join('|')})\\b`);
  expect(Object.entries(settingWords).filter(([, { about }]) => codes.test(about))).toEqual([]);
});
