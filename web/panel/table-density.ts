import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

export const densities = { comfortable: 'Cómodas', compact: 'Compactas' } as const;
export type Density = keyof typeof densities;

const chosen = createBrowserStore<Density>('panel-density', 'comfortable', (stored) =>
  stored === 'compact' ? 'compact' : 'comfortable',
);

export const chooseDensity = chosen.set;
export const useDensity = (): Density => useBrowserStore(chosen);
