import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { label: ReactNode; aside?: ReactNode };

/** A choice that may be one of several; `aside` stands at the end of its line, a count for instance. */
export const Checkbox = ({ label, aside, ...rest }: Props) => (
  <label className="flex min-h-11 items-center gap-3 md:min-h-9">
    <input {...rest} type="checkbox" className="size-5 shrink-0 accent-brand-700" />
    <span className="min-w-0 grow">{label}</span>
    {aside}
  </label>
);
