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
  <span className={classes('state-word', tones[tone], className)}>{children}</span>
);
