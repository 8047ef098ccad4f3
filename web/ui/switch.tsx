import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { label: ReactNode };

/** Something that is on or off at once. */
export const Switch = ({ label, ...rest }: Props) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className="relative h-6 w-11 shrink-0 appearance-none rounded-full bg-neutral-500 transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:transition-[translate] checked:bg-brand-700 checked:before:[translate:1.25rem] disabled:opacity-50"
    />
    <span>{label}</span>
  </label>
);
