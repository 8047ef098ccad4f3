import { expect, test } from 'vitest';
import { cfeText, isCfeSeries, usualCfe } from '#contract/plain/cfe';

test('a document is told by type, series and number', () => {
  expect(cfeText({ type: 112, series: 'AB', number: 7 })).toBe('Nota de crédito de e-Factura AB 7');
});

test('a series is one or two letters or digits', () => {
  expect(['A', 'AB', 'A1'].every(isCfeSeries)).toBe(true);
  expect(['', 'ABC', 'a', 'Ñ', 'A '].some(isCfeSeries)).toBe(false);
});

test('who has a RUT gets an e-Factura, anyone else an e-Ticket', () => {
  expect([usualCfe({ companyIdentifier: '211003420017' }), usualCfe({ companyIdentifier: null })]).toEqual([111, 101]);
});
