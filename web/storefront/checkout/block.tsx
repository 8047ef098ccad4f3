import { type ReactNode, useId } from 'react';

/** One of the numbered parts of the checkout. */
export const Block = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 rounded-card border border-neutral-200 p-4 md:p-6">
      <h2 id={id} className="flex items-center gap-3 text-lg font-semibold">
        <span className="grid size-8 place-items-center rounded-full bg-brand-700 text-base text-white tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
};
