import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

export const densities = { comfortable: 'Cómodas', compact: 'Compactas' } as const;
export type Density = keyof typeof densities;

const chosen = createBrowserStore<Density>('panel-density', 'comfortable', (stored) =>
  stored === 'compact' ? 'compact' : 'comfortable',
);

/** For cells that hold a picture or two lines: a row is no higher than these. */
export const denseCells = () => ({ paddingBlock: 1 });

export const chooseDensity = chosen.set;
export const useDensity = (): Density => useBrowserStore(chosen);
