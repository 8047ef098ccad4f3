import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = { icon: IconName; title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Says that there is nothing, and what to do next. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className="mx-auto grid max-w-text justify-items-center gap-3 px-4 py-12 text-center">
    <span className="grid size-16 place-items-center rounded-full bg-brand-50 text-brand-700">
      <Icon name={icon} className="size-8" />
    </span>
    <p className="text-lg font-semibold text-balance">{title}</p>
    {children && <div className="text-neutral-700">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
);
