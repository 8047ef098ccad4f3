import { expect, test } from 'vitest';
import { anApplicationOf, aPartOf, aProductOf, pageOf, wordsOf } from '#web/test/parts.tsx';
import { PartDetail } from './part-detail.tsx';
import type { ProductTexts } from './product-texts.ts';
import { shownTiles } from './shown-tile.ts';

const part = aPartOf({
  description: 'Núcleo de aluminio.',
  height: 345.5,
  products: [aProductOf('A', { specifications: [{ key: 'Alto', value: '346' }] }), aProductOf('B')],
});

const detailOf = (code: string, ownTexts?: Partial<ProductTexts>, shown = part, related = shownTiles([])) => {
  const chosen = shown.products.find((one) => one.code === code);
  if (!chosen) throw new Error(`No ${code}.`);
  const own = ownTexts && { code, description: '', specifications: [], relatedLinks: [], ...ownTexts };
  const props = { part: shown, chosen, onChoose: () => {}, stock: undefined, steps: [], related, ownTexts: own };
  return pageOf(<PartDetail {...props} />);
};
const readOf = (...given: Parameters<typeof detailOf>) => wordsOf(detailOf(...given));

test('the measures are those of the product that is chosen, else the part’s', () => {
  expect(readOf('A')).toContain('Medidas Alto 346,0 mm');
  expect(readOf('B')).toContain('Medidas Alto 345,5 mm');
  expect(readOf('B', undefined, { ...part, height: null })).not.toContain('Medidas');
});

test('category, the line of the cart and maker stand beside the heading', () => {
  const fits = [anApplicationOf('Gol 1.6', { brandId: 7, brandName: 'Volkswagen' })];
  const html = detailOf('B', undefined, {
    ...part,
    products: [aProductOf('A'), aProductOf('B', { brandName: 'Panaltec' })],
    applications: fits,
  });
  const [before = '', after = ''] = html.split(/<h1.*?<\/h1>/);
  expect(before).toMatch(/<a [^>]*href="\/productos\?c=2\.1"[^>]*>Radiadores<\/a>/);
  expect(wordsOf(after)).toMatch(/^Radiador · Volkswagen Gol 1\.6 · Panaltec Código B .{0,40}Fabricante Panaltec /);
});

test('what the chosen product says stands beside what the part says, once', () => {
  expect(readOf('A', { description: 'Con tapa.' })).toContain('Descripción Núcleo de aluminio. Con tapa.');
  expect(readOf('A', { description: part.description }).match(/Núcleo de aluminio\./g)).toHaveLength(1);
  expect(readOf('A', { description: 'Con tapa.' }, { ...part, description: '' })).toContain('Descripción Con tapa.');
});

test('its other specifications and its links are told', () => {
  const specifications = [{ id: 1, key: 'Garantía', value: '12 meses', isDefault: true }];
  const relatedLinks = [{ id: 2, name: 'Cómo se cambia', url: 'https://a.uy/manual', isDefault: true }];
  expect(readOf('A', { specifications, relatedLinks })).toContain('Especificaciones Garantía 12 meses Cómo se cambia');
  expect(readOf('A', {})).not.toContain('Especificaciones');
});

test('codes, applications and what else goes into the same vehicles are told under their headings', () => {
  const applications = [anApplicationOf('Gol 1.6', { brandName: 'Volkswagen', yearRange: '1999-2008' })];
  const shown = aPartOf({ originalCodes: [{ code: '21410-1HC0A' }], applications });
  const other = aPartOf({ family: 'G', categoryName: 'Termostatos', applications: [anApplicationOf('Saveiro')] });
  const html = detailOf('A', undefined, shown, shownTiles([other]));
  expect(wordsOf(html)).toMatch(
    /Códigos originales 21410-1HC0A .*Aplicaciones Marca Año Aplicación Volkswagen 1999-2008 Gol/,
  );
  expect(wordsOf(html)).toMatch(/Tambien te puede interesar Termostatos Saveiro/);
  expect(html).toContain('href="/productos/G"');
  expect(readOf('A', undefined, shown)).not.toContain('Tambien te puede interesar');
});
