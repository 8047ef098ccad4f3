import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'good' | 'fair' | 'bad' | 'brand' | 'neutral';

const tones: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  bad: 'bg-bad-soft text-bad',
  brand: 'bg-brand-100 text-brand-800',
  neutral: 'bg-neutral-100 text-neutral-700',
};

type Props = { tone?: Tone; title?: string; children: ReactNode };

/** A word that marks a thing. */
export const Tag = ({ tone = 'neutral', title, children }: Props) => (
  <span
    title={title}
    className={classes('inline-block rounded-control px-2 py-0.5 text-xs font-semibold', tones[tone])}
  >
    {children}
  </span>
);
