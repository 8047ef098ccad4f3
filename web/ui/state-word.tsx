import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Tone } from './tag.tsx';

const tones: Record<Tone, string> = {
  good: 'text-good',
  fair: 'text-fair',
  bad: 'text-bad',
  brand: 'text-brand-700',
  neutral: 'text-neutral-600',
};

/** A state as a coloured dot and always a word. */
export const StateWord = ({ tone, children, className }: { tone: Tone; children: ReactNode; className?: string }) => (
  <span className={classes('inline-flex items-center gap-1.5 font-medium', tones[tone], className)}>
    <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
    {children}
  </span>
);
