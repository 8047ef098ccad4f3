import type { Input } from '#contract/contract';
import { companyGroup } from '#contract/things/company-group';
import { call } from '#web/data/call';
import { type Saved, ThingDrawer } from '#web/panel/edit/thing-drawer.tsx';
import { useCall } from '#web/panel/use-call';
import { GroupTwins } from './group-twins.tsx';

type Props = {
  /** The group to change; without one a new one is made. */
  id?: number | undefined;
  onClose: () => void;
  onSaved: Saved;
};

/** The dialog that adds or changes a group of companies. */
export const GroupDrawer = ({ id, onClose, onSaved }: Props) => {
  const found = useCall('companyGroup/find', { id: id ?? 0 }, { enabled: id !== undefined });
  return (
    <ThingDrawer
      thing={companyGroup}
      id={id}
      found={found}
      titleOf={(stored) => stored?.name ?? 'Nuevo grupo'}
      add={(made) => call('companyGroup/add', { companyGroup: made } as Input<'companyGroup/add'>)}
      update={(changes) => call('companyGroup/update', { id, ...changes } as Input<'companyGroup/update'>)}
      read={() => call('companyGroup/find', { id: id ?? 0 })}
      aside={(values) => id === undefined && <GroupTwins values={values} />}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
};
