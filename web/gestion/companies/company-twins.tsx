import type { Values } from '#web/panel/edit/fields';
import { lastTyped, Twins, typedIn, useTyped } from '#web/panel/edit/twins.tsx';
import { companyPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { twinWords } from './merge-words.ts';

/** Names companies that a new one may be already, by its name, its RUT and its last phone. */
export const CompanyTwins = ({ values }: { values: Values }) => {
  const typed = useTyped({
    name: typedIn(values, 'name'),
    identifier: typedIn(values, 'identifier'),
    phone: lastTyped(values, 'phones', 'phone'),
  });
  const isTyped = Object.values(typed).some(Boolean);
  const { data } = useCall('company/listTwins', typed, { enabled: isTyped });
  const twins = isTyped ? (data?.data ?? []) : [];
  return (
    <Twins
      question="¿Es esta?"
      twins={twins.map((twin) => ({ to: companyPath(twin.id), name: twin.name, words: twinWords(twin) }))}
    />
  );
};
