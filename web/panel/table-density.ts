import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

export const densities = { comfortable: 'Cómodas', compact: 'Compactas' } as const;
export type Density = keyof typeof densities;

const chosen = createBrowserStore<Density>('panel-density', 'comfortable', (stored) =>
  stored === 'compact' ? 'compact' : 'comfortable',
);

/** Pixels above and below a row's text and of its picture, the lines of a text at most, and how large its button is. */
const looks = {
  comfortable: { spacing: 8, picture: 40, lines: 2, button: 'lg' },
  compact: { spacing: 3, picture: 24, lines: 1, button: 'md' },
} as const;

export const chooseDensity = chosen.set;
export const useDensity = (): Density => useBrowserStore(chosen);
export const useRowLook = () => looks[useDensity()];
