import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { nam } from '#sites/nam';
import { PartDetail } from './part-detail.tsx';
import type { Part } from './part-view.tsx';
import type { Said } from './said.ts';

const product = (code: string, alto: string) => ({
  ...{
    code,
    name: 'Radiador',
    brandId: 1,
    brandName: 'Valeo',
    categoryId: '2.1',
    categoryName: 'Radiadores',
    images: [],
  },
  ...{ ivaRate: 22, isOriginal: false, isPublic: true, available: 'AV' },
  specifications: alto ? [{ key: 'Alto', value: alto }] : [],
});
const part = {
  ...{ code: 'A', family: 'F', description: 'Núcleo de aluminio.', categoryId: '2.1', categoryName: 'Radiadores' },
  ...{ images: [], isOriginal: false, isPublic: true, available: 'AV', height: 345.5, width: null, system: null },
  ...{ products: [product('A', '346'), product('B', '')], applications: [], originalCodes: [], relations: [] },
} as unknown as Part;

const pageOf = (code: string, said?: Partial<Said>, shown = part) => {
  const chosen = shown.products.find((one) => one.code === code);
  if (!chosen) throw new Error(`No ${code}.`);
  const own = said && { ...{ code, description: '', specifications: [], relatedLinks: [] }, ...said };
  const props = { part: shown, chosen, onChoose: () => {}, stock: undefined, related: [], steps: [], said: own };
  const root = { site: nam, menu: [], origin: 'http://localhost', isDemo: false };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <PartDetail {...props} /> }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

test('the measures are those of the product that is chosen, else the part’s', () => {
  expect(pageOf('A')).toContain('Medidas Alto 346,0 mm');
  expect(pageOf('B')).toContain('Medidas Alto 345,5 mm');
  expect(pageOf('B', undefined, { ...part, height: null })).not.toContain('Medidas');
});

test('what the chosen product says stands beside what the part says, once', () => {
  expect(pageOf('A', { description: 'Con tapa.' })).toContain('Descripción Núcleo de aluminio. Con tapa.');
  expect(pageOf('A', { description: part.description }).match(/Núcleo de aluminio\./g)).toHaveLength(1);
  expect(pageOf('A', { description: 'Con tapa.' }, { ...part, description: '' })).toContain('Descripción Con tapa.');
});

test('its other specifications and its links are told', () => {
  const specifications = [{ id: 1, key: 'Garantía', value: '12 meses', isDefault: true }];
  const relatedLinks = [{ id: 2, name: 'Cómo se cambia', url: 'https://a.uy/manual', isDefault: true }];
  expect(pageOf('A', { specifications, relatedLinks })).toContain('Especificaciones Garantía 12 meses Cómo se cambia');
  expect(pageOf('A', {})).not.toContain('Especificaciones');
});
