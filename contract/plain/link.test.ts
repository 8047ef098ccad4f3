import { expect, test } from 'vitest';
import { isExampleLink, isSitePath, isWebAddress, withHttps } from '#contract/plain/link';

test.each(['/', '/productos?c=1.2', '/3d#preguntas'])('%j is a path of the site', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each([
  '',
  'productos',
  ' /productos',
  '//malo.example',
  '/\\malo.example',
  '/\t/malo.example',
  'javascript:alert(1)',
])('%j is none', (path) => {
  expect(isSitePath(path)).toBe(false);
});

test('an address of the web has its scheme', () => {
  expect(['https://a.uy/x', 'http://a.uy'].map(isWebAddress)).toEqual([true, true]);
  expect(['a.uy', 'javascript:alert(1)', 'data:text/html,x', 'https:a', ' https://a.uy'].map(isWebAddress)).toEqual(
    Array(5).fill(false),
  );
});

test.each(['https://nada', 'http://tienda/', 'https://intranet:8080/x'])(
  '%s leads nowhere: its host has no dot',
  (address) => {
    expect(isWebAddress(address)).toBe(false);
  },
);

test.each([
  'https://@nandu.electronica',
  'https://ventas@tienda.uy',
  'https://mailto:ventas@tienda.uy',
  'https://u:p@a.uy/x',
  'https://a.uy\\@b.uy',
  'https://1/2',
  'https://foo.',
  'https://192.168.0.1/x',
  'https://12,5',
])('%s is none', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each(['https://a.uy:8443/x', 'https://a.uy?x=@', 'https://ñandú.uy', 'https://medium.com/@tienda'])(
  '%s is one',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

test('an address of the example is known by its host', () => {
  expect(
    ['https://cursos.rtc.example', 'http://facebook.example/rtc.uy', 'https://A.EXAMPLE:80?x'].map(isExampleLink),
  ).toEqual(Array(3).fill(true));
  expect(
    ['/x.example', 'https://example.com', 'https://a.uy/b.example', 'https://a.uy?x.example/'].map(isExampleLink),
  ).toEqual(Array(4).fill(false));
});

test('an address as people type it gets its https; a path stays', () => {
  expect([' tienda.uy ', 'http://a.uy', '/productos', ' '].map(withHttps)).toEqual([
    'https://tienda.uy',
    'http://a.uy',
    '/productos',
    '',
  ]);
});
