import { afterEach, expect, test, vi } from 'vitest';
import { leave } from './leave.ts';

afterEach(() => vi.unstubAllGlobals());

/** Leaves the checkout in a browser of these few parts; answers what was done, and what a page that was kept hears. */
const left = (path?: string) => {
  const done: string[] = [];
  let onShown: ((event: { persisted: boolean }) => void) | undefined;
  vi.stubGlobal('history', {
    state: 7,
    replaceState: (state: number, _: string, to: string) => done.push(`${state} ${to}`),
  });
  vi.stubGlobal('location', {
    href: '/mi-compra?detail',
    assign: (to: string) => done.push(to),
    reload: () => done.push('reload'),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: NonNullable<typeof onShown>) => {
    if (name === 'pageshow') onShown = listener;
  });
  leave('https://pagos.example', path);
  return { done, show: (persisted: boolean) => onShown?.({ persisted }) };
};

test('the way back from a provider’s page leads to the order, and not to the checkout that it took the place of', () => {
  expect(left('/pedido/uno/llave').done).toEqual(['7 /pedido/uno/llave', 'https://pagos.example']);
  expect(left().done).toEqual(['7 /mi-compra?detail', 'https://pagos.example']);
});

test('a page that the browser kept is asked for anew, one that it loads is not', () => {
  const { done, show } = left('/pedido/uno/llave');
  show(false);
  expect(done).not.toContain('reload');
  show(true);
  expect(done.at(-1)).toBe('reload');
});
