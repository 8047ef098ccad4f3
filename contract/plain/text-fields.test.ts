import { expect, test } from 'vitest';
import { fieldTexts, fillFields, unknownField } from './text-fields.ts';

const said = fieldTexts({
  name: 'Mi Tienda',
  company: { name: 'Firma $& S.A.', identifier: '211003420017', address: 'Rivera 12' },
  contact: { phone: '2900 0000', email: 'hola@ejemplo.uy' },
  branches: [{ name: 'Centro' }, { name: 'Cordón' }],
});

test.each([
  ['{empresa}, RUT {rut}, {domicilio}', 'Firma $& S.A., RUT 211003420017, Rivera 12'],
  ['Vende {empresa}. Gracias.', 'Vende Firma $& S.A. Gracias.'],
  ['Llamá al {telefono}.', 'Llamá al 2900 0000.'],
  ['En {tienda}: {sucursales}', 'En Mi Tienda: Centro y Cordón'],
  ['{telefono} {correo} {telefono}', '2900 0000 hola@ejemplo.uy 2900 0000'],
  ['{otro} {} {constructor} { rut } {RUT}', '{otro} {} {constructor} { rut } {RUT}'],
])('%s says %s', (text, filled) => expect(fillFields(text, said)).toBe(filled));

test.each([
  ['{empresa} y {rut}', undefined],
  ['{empresa} y {razón}', '{razón}'],
  ['{toString}', '{toString}'],
  ['{} { } {12}', undefined],
])('of %s %s is no field', (text, unknown) => expect(unknownField(text)).toBe(unknown));
