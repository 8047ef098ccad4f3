import { expect, test } from 'vitest';
import { ownDetails } from '#server/settings/site-now';
import { sites } from '#sites/all';
import { ownLegalTexts } from '#sites/legal';
import { textControls } from './text-controls.ts';

const legalTexts = ownLegalTexts(sites.RTC);
const { read, write, blank } = textControls({ ...ownDetails(sites.RTC), legalTexts }).legalTexts;
const own = read?.(null) ?? [];

test('legal pages show what they start with, and only those that are changed become the shop’s own', () => {
  expect(own).toEqual(legalTexts?.sections);
  expect(write?.(own)).toBeNull();
  const changed = own.map((row) => (row.title === 'Ley que vale' ? { ...row, text: 'La del mar.' } : row));
  const set = write?.(changed) as typeof legalTexts;
  expect(new Set(set?.sections.map(({ page }) => page))).toEqual(new Set(['/terminos']));
  expect(read?.(set)).toEqual(changed);
});

test('a section that is added stands last', () => {
  expect(read?.(write?.([...own, blank ?? {}])).at(-1)).toEqual(blank);
});

test('a line of sending and paying that is left empty says what is offered', () => {
  const promises = { delivery: 'Montevideo', payment: 'Giro' };
  const { columns, read, write } = textControls({ ...ownDetails(sites.RTC), legalTexts, promises }).promises;
  expect(columns.map(({ placeholder }) => placeholder)).toEqual(['Montevideo', 'Giro']);
  const unsaid = { delivery: '', payment: '' };
  expect([read?.(null), write?.([unsaid])]).toEqual([[unsaid], null]);
  const own = { delivery: '', payment: 'En cuotas' };
  expect([read?.(own), write?.([own])]).toEqual([[own], own]);
});
