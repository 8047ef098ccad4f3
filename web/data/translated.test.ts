import { expect, test } from 'vitest';
import { translated } from './translated.ts';

test('what servers of the same dialect say in English is told in Spanish, and the rest as it came', () => {
  expect(translated('User unknown.')).toBe('Email incorrecto');
  expect(translated('The user or password is incorrect.')).toBe('La contraseña es incorrecta');
  expect(translated('Fuera de servicio')).toBe('Fuera de servicio');
});
