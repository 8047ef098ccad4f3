import { type ReactNode, useId } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** One part of the profile. */
export const Section = ({ title, action, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-neutral-200 bg-white p-4 md:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};
