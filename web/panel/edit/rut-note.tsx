import { identifierDoubt, isDoubtfulIdentifier } from '#contract/plain/field-rules';
import { FieldWarning } from './field-warning.tsx';
import { textOf } from './fields.ts';

/** Warns of a RUT whose check digit is wrong (decisions U3). */
export const RutNote = ({ value }: { value: unknown }) => (
  <FieldWarning>{isDoubtfulIdentifier(textOf(value)) && identifierDoubt}</FieldWarning>
);
