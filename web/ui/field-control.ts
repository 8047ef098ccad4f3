import { createContext, use } from 'react';

/** Attributes that a `Field` gives the control inside it. */
type FieldControl = {
  id: string;
  name?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to the `Field` round it; none where there is no field. */
export const useFieldControl = (): Partial<FieldControl> => use(FieldContext) ?? {};

/** The classes that text inputs, selects and text areas share. */
export const controlLook =
  'w-full min-h-11 rounded-control border border-neutral-400 bg-white px-3 text-base text-neutral-900 placeholder:text-neutral-500 ' +
  'hover:border-neutral-600 aria-invalid:border-bad disabled:bg-neutral-100 disabled:text-neutral-600';
