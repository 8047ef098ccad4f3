import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { rtc } from '#sites/rtc';
import { ListFrame } from './list-frame.tsx';

const frame = (items: { id: string; name: string; count: number }[], above?: string) => {
  const root = { site: rtc, menu: [], origin: 'http://localhost', isDemo: false };
  const found = { resultCount: 0, resultFilters: [{ key: 'brandId', items }], nearest: false, data: [] };
  const choice = { order: 'REL' as const, page: 1, t: 'nada' };
  const content = (
    <ListFrame
      {...{ choice, found, above }}
      names={{ brand: null, category: null } as never}
      title="Resultados"
      rowsMax={18}
    >
      Lista
    </ListFrame>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('where nothing was found there is no empty column of filters, and no order', () => {
  const html = frame([]);
  expect(html).toContain('No se encontro ningun resultado.');
  expect(html).not.toMatch(/Ordenar por|Filtrar|<aside/);
});

test('what would narrow or widen the search stays', () => {
  expect(frame([{ id: '7', name: 'Uno', count: 0 }])).toContain('<aside');
  expect(frame([], 'Buscar por texto')).toMatch(/<aside.*Buscar por texto/);
});
