import { expect, test } from 'vitest';
import { returnPath } from '#contract/plain/return-path';

test.each(['/', '/mi-compra?detail', '/productos?c=1.2&pag=3#x', '/perfil'])('%s leads there', (path) =>
  expect(returnPath(path)).toBe(path),
);

test.each([
  null,
  '',
  'perfil',
  'https://malo.example/',
  '//malo.example',
  '/\\malo.example',
  '/\t/malo.example',
  '\\\\malo.example',
  '/.//malo.example',
  'javascript:alert(1)',
  ' //malo.example',
  '/x:/../..//malo.example',
  '/iniciar?from=/perfil',
  '/registro',
  '/activar/1',
  '/confirmar-compra/1/llave',
  '/restablecer-contrasena',
])('%j leads home', (path) => expect(returnPath(path)).toBe('/'));
