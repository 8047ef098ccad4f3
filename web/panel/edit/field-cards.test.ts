import { expect, test } from 'vitest';
import { isNeeded } from './field-cards.tsx';

test.each([
  ['nothing is the matter', {}, {}, undefined, false],
  ['another field is wrong', { name: 'Este campo es obligatorio' }, {}, undefined, false],
  ['it is wrong', { dua: 'Este campo es muy largo' }, {}, undefined, true],
  ['another stored it too', {}, { dua: { stored: '2026-1' } }, undefined, true],
  ['the form begins at it', {}, {}, 'dua', true],
])('a field in a folded card where %s', (_, errors, conflicts, startAt, needed) => {
  expect(isNeeded({ name: 'dua' }, { errors, conflicts }, startAt)).toBe(needed);
});
