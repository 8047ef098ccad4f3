import type { Site } from './site.ts';

/** The mark of a shop whose name is its own and that has no picture for its logo: a bag in the shop's colours. */
export const neutralMark: Pick<Site['logo'], 'viewBox' | 'shapes'> = {
  viewBox: '0 0 40 40',
  shapes: [
    { path: 'M10 2h20a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z', tone: 'brand' },
    { path: 'M10.5 15h19l1.3 14.3a1.7 1.7 0 0 1-1.7 1.9H10.9a1.7 1.7 0 0 1-1.7-1.9z', tone: 'light' },
    { path: 'M14 15v-1.5a6 6 0 0 1 12 0V15h-2.6v-1.5a3.4 3.4 0 0 0-6.8 0V15z', tone: 'light' },
    { path: 'M14 19h2.6a3.4 3.4 0 0 0 6.8 0H26a6 6 0 0 1-12 0z', tone: 'accent' },
  ],
};
