import { expect, test } from 'vitest';
import { personDocument } from './person-document.ts';

test('a document says each row by its labels, without what is not said and without anybody’s HTML', () => {
  const fields = [
    { label: 'Teléfono', value: '<script>099' },
    { label: 'Observación', value: null },
    { label: 'Tipo', value: '' },
  ];
  const html = personDocument(
    {
      name: 'Ana <b>',
      made: '2026-11-20T15:00:00Z',
      leftOut: ['La contraseña: <nadie> la lee.'],
      sections: [{ title: 'Teléfonos', rows: [{ fields }] }],
    },
    'La tienda',
  );
  expect(html).toContain('<h1>Datos de Ana &lt;b&gt; en La tienda</h1>');
  expect(html).toContain('20/11/2026 a las 12:00');
  expect(html).toContain('<h2>Teléfonos</h2><dl><dt>Teléfono</dt><dd>&lt;script&gt;099</dd></dl>');
  expect(html).not.toContain('Observación');
  expect(html).toContain('<h2>No se muestra</h2><ul><li>La contraseña: &lt;nadie&gt; la lee.</li></ul>');
});
