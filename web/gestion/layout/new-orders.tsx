import { VisuallyHidden } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';
import { ownOrdersPath, panelPaths } from '#web/panel/panel-paths';
import { useWaiting } from '#web/panel/waiting';
import { ring } from './ring.ts';

const upTo = (key: string) =>
  createBrowserStore<number | null>(key, null, (stored) => (typeof stored === 'number' ? stored : null));
/** The number up to which orders were looked at, and rang, in any tab (docs/decisions/028-start-page.md). */
const lookedAt = upTo('panel-orders-looked-at');
const rung = upTo('panel-orders-rung');

/** Tells of new orders: by a sound, in the tab's title and to who listens to the page. Lists in sight show them. */
export const NewOrders = () => {
  const newest = useWaiting()?.newest;
  const queries = useQueryClient();
  const shown = useRef<number>(undefined);
  const { pathname } = useLocation();
  const isInSight = useDocumentVisibility() === 'visible';
  const isLooking =
    isInSight && (pathname === panelPaths.start || ownOrdersPath(pathname).startsWith(panelPaths.orders));
  const known = useBrowserStore(lookedAt);
  const count = known === null ? 0 : (newest ?? []).filter((number) => number > known).length;
  useEffect(() => {
    if (!newest) return;
    const last = newest[0] ?? 0;
    if (shown.current !== undefined && last > shown.current)
      for (const path of ['order/filter', 'panel/summary']) void queries.invalidateQueries({ queryKey: [path] });
    shown.current = last;
    const [looked, rang] = [lookedAt.get(), rung.get()];
    if (looked === null || (isLooking && last > looked)) lookedAt.set(last);
    if (rang === null || last > rang) rung.set(last);
    if (rang !== null && last > rang) ring();
  }, [newest, isLooking, queries]);
  // Each screen brings its own title.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });
  return (
    <VisuallyHidden aria-live="polite">
      {count > 0 && (count === 1 ? '1 pedido nuevo' : `${count} pedidos nuevos`)}
    </VisuallyHidden>
  );
};
