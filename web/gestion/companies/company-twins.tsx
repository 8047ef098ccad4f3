import type { Company } from '#contract/companies';
import type { Values } from '#web/panel/edit/fields';
import { lastTyped, Twins, typedIn, useTyped } from '#web/panel/edit/twins.tsx';
import { companyPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { twinWords } from './merge-words.ts';

type Props = {
  values: Values;
  /** The company that is changed. */
  stored?: Company | undefined;
};

/** Names companies that a new one may be already, by name, RUT and last phone; a stored one by another RUT. */
export const CompanyTwins = ({ values, stored }: Props) => {
  const identifier = typedIn(values, 'identifier');
  const typed = useTyped(
    stored
      ? { name: '', identifier: identifier === stored.identifier ? '' : identifier, phone: '' }
      : { name: typedIn(values, 'name'), identifier, phone: lastTyped(values, 'phones', 'phone') },
  );
  const isTyped = Object.values(typed).some(Boolean);
  const { data } = useCall('company/listTwins', typed, { enabled: isTyped });
  const twins = isTyped ? (data?.data ?? []).filter(({ id }) => id !== stored?.id) : [];
  return (
    <Twins
      question="¿Es esta?"
      twins={twins.map((twin) => ({ to: companyPath(twin.id), name: twin.name, words: twinWords(twin) }))}
    />
  );
};
