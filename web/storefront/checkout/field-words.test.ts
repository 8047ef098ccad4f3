import { expect, test } from 'vitest';
import { formMessages } from '#contract/plain/form-messages';
import { refusedWords } from './field-words.ts';

test.each([
  ['companyName', 'field.required', 'Te falta la razón social'],
  ['name', 'field.required', 'Te falta el nombre'],
  ['phone', 'order.phone', 'Debes ingresar un Teléfono'],
  ['companyIdentifier', 'field.identifier', 'Ingrese un RUT válido'],
  ['elsewhere', 'field.required', 'Este campo es obligatorio'],
] as const)('away from the field %s, «%s» says «%s»', (field, code, words) => {
  expect(refusedWords(field, formMessages[code])).toBe(words);
});
