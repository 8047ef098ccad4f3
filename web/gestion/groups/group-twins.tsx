import type { Values } from '#web/panel/edit/fields';
import { Twins, typedIn, useTyped } from '#web/panel/edit/twins.tsx';
import { groupCompaniesPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';

const lettersLeast = 3;
const most = 5;

/** Names groups that a new one may be already. */
export const GroupTwins = ({ values }: { values: Values }) => {
  const { name } = useTyped({ name: typedIn(values, 'name') });
  const isTyped = name.length >= lettersLeast;
  const asked = { filters: { name }, rowIndex: 0, rowsMax: most };
  const { data } = useCall('companyGroup/filter', asked, { enabled: isTyped });
  const twins = isTyped ? (data?.data ?? []) : [];
  return (
    <Twins
      question="¿Es este grupo?"
      twins={twins.map(({ id, name, web }) => ({
        to: groupCompaniesPath(id),
        name,
        words: [web?.replace(/^https?:\/\//, ''), 'nombre parecido'].filter(Boolean).join(' · '),
      }))}
    />
  );
};
