import type { ListChoice } from './list-query.ts';

type Props = { choice: ListChoice; without: readonly (keyof ListChoice)[] };

/** The list's other choices as hidden fields of a form, for when no script runs. */
export const HiddenFields = ({ choice, without }: Props) =>
  Object.entries({ ...choice, page: undefined })
    .filter(([name, value]) => value !== undefined && value !== 'REL' && !without.some((one) => one === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
