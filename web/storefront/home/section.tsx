import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type Props = { title: string; more?: { to: string; words: string }; children: ReactNode };

/** A part of the home page under its heading. */
export const Section = ({ title, more, children }: Props) => (
  <section aria-label={title} className="home-section">
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-700 hover:underline"
        >
          {more.words} <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
    </div>
    {children}
  </section>
);
