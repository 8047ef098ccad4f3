import type { ReactNode } from 'react';

type Props = { id: string; title: string; className?: string; children: ReactNode };

/** A part of the page under its heading; `id` is also its address. */
export const Section = ({ id, title, className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="mb-3 text-xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
