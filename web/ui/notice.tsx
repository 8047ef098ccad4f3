import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'good' | 'fair' | 'bad' | 'brand';
const looks: Record<Tone, { icon: IconName; colours: string }> = {
  good: { icon: 'check', colours: 'bg-good-soft text-good' },
  fair: { icon: 'alert', colours: 'bg-fair-soft text-fair' },
  bad: { icon: 'alert', colours: 'bg-bad-soft text-bad' },
  brand: { icon: 'info', colours: 'bg-brand-50 text-brand-800' },
};

/** A sentence that stays on the page: what happened, or what to know before going on. */
export const Notice = ({ tone = 'brand', children }: { tone?: Tone; children: ReactNode }) => (
  <div className={classes('flex items-start gap-3 rounded-card px-4 py-3 font-medium', looks[tone].colours)}>
    <Icon name={looks[tone].icon} className="mt-0.5 size-5" />
    <div className="min-w-0 grow">{children}</div>
  </div>
);
