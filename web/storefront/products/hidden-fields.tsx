import type { ListChoice } from './list-query.ts';

type Props = { choice: ListChoice; without: readonly (keyof ListChoice)[] };

/** What a form of the list sends along besides its own fields, for when no script does it. */
export const HiddenFields = ({ choice, without }: Props) =>
  Object.entries({ ...choice, page: undefined })
    .filter(([name, value]) => value !== undefined && value !== 'REL' && !without.some((one) => one === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
