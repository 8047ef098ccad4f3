import { expect, test } from 'vitest';
import { pageOf } from '#web/test/parts.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

const linksOf = (...menu: NonNullable<Parameters<typeof pageOf>[1]>) =>
  pageOf(<MenuDrawer open onClose={() => {}} categories={[]} makers={[]} />, menu).match(/href="\/contacto"/g);

test('it leads to the contact page once, whether the shop’s own menu has it or not', () => {
  expect(linksOf()).toHaveLength(1);
  expect(linksOf({ kind: 'page', label: 'Dónde estamos', path: '/contacto' })).toHaveLength(1);
});
