import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { rtc } from '#sites/rtc';
import { AskForIt } from './ask-for-it.tsx';
import { ListFrame } from './list-frame.tsx';

/** A page of the shop with these contents, as the server writes it. */
const pageOf = async (content: ReactNode) => {
  const root = { site: rtc, menu: [], origin: 'http://localhost', isDemo: false, isPreparing: false, sendsMail: true };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  const { prelude } = await prerender(<Stub hydrationData={{ loaderData: { root } }} />);
  return new Response(prelude).text();
};

const frame = (items: { id: string; name: string; count: number }[], above?: string) => {
  const found = { resultCount: 0, resultFilters: [{ key: 'brandId', items }], nearest: false, data: [] };
  const choice = { order: 'REL' as const, page: 1, t: 'nada' };
  return pageOf(
    <ListFrame
      {...{ choice, found, above }}
      names={{ brand: null, category: null } as never}
      title="Resultados"
      rowsMax={18}
    >
      Lista
    </ListFrame>,
  );
};

test('where nothing was found there is no empty column of filters, and no order', async () => {
  const html = await frame([]);
  expect(html).toContain('No se encontro ningun resultado.');
  expect(html).not.toMatch(/Ordenar por|Filtrar|<aside/);
});

test('what would narrow or widen the search stays', async () => {
  expect(await frame([{ id: '7', name: 'Uno', count: 0 }])).toContain('<aside');
  expect(await frame([], 'Buscar por texto')).toMatch(/<aside.*Buscar por texto/);
});

test('what was not found can be asked for by WhatsApp', async () => {
  const html = await pageOf(<AskForIt text="nada" />);
  const link = /href="(https:\/\/wa\.me\/\d+\?text=[^"]+)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(link)).toContain('no encontré "nada" en la tienda');
});
