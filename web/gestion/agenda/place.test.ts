import { expect, test } from 'vitest';
import { placeIn } from './place.ts';

const defaults = { view: 'semana', day: '2026-11-27', who: 7 } as const;

test.each([
  ['', defaults],
  ['vista=mes&dia=2028-02-29&quien=12', { view: 'mes', day: '2028-02-29', who: 12 }],
  ['quien=todos', { ...defaults, who: undefined }],
  ['vista=toString&dia=2026-02-29&quien=-1', defaults],
])('the address ?%s leads to %o', (query, place) => {
  expect(placeIn(new URLSearchParams(query), defaults)).toEqual(place);
});
