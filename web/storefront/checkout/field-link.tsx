import type { ReactNode } from 'react';
import { fieldNames } from './field-words.ts';

// A refused field is found by the mark of the place where it is chosen or typed: `data-fields` names all that stand there.
const controlOf = (field: string) => {
  const place = document.querySelector(`[data-fields~="${field}"]`);
  // An address is led to as a whole: its department comes first.
  const own = field === 'address' ? null : place?.querySelector<HTMLElement>(`[name="${field}"][aria-invalid]`);
  return (
    own ??
    place?.querySelector<HTMLElement>('[aria-invalid], input:checked') ??
    place?.querySelector<HTMLElement>('input, select, button, a')
  );
};

/** Puts the focus where a field of the order is chosen or typed. */
export const focusField = (field: string) => controlOf(field)?.focus();

/** Words that lead to a field of the order; plain ones where the checkout has no place for it. */
export const FieldLink = ({ field, children }: { field: string; children: ReactNode }) =>
  fieldNames[field] ? (
    <a
      href={`#${field}`}
      className="underline"
      onClick={(event) => {
        event.preventDefault();
        focusField(field);
      }}
    >
      {children}
    </a>
  ) : (
    children
  );
