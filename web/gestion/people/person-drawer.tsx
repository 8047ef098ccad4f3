import type { Input } from '#contract/contract';
import { person } from '#contract/things/person';
import { call } from '#web/data/call';
import { PersonTwins } from '#web/panel/edit/person-twins.tsx';
import { type Saved, ThingDrawer } from '#web/panel/edit/thing-drawer.tsx';
import { lastTyped, typedIn } from '#web/panel/edit/twins.tsx';
import { useCall } from '#web/panel/use-call';

type Props = {
  /** The person to change; without one a new one is made. */
  id?: number | undefined;
  /** Whether the page of the person stands behind the dialog. */
  isOnPage?: boolean;
  onClose: () => void;
  onSaved: Saved;
};

/** The dialog that adds or changes a person. */
export const PersonDrawer = ({ id, isOnPage = false, onClose, onSaved }: Props) => {
  const found = useCall('person/find', { id: id ?? 0 }, { enabled: id !== undefined });
  return (
    <ThingDrawer
      thing={person}
      id={id}
      found={found}
      titleOf={(stored) => (stored ? `${stored.name} ${stored.lastName}` : 'Nueva persona')}
      add={(made, guid) => call('person/add', { person: { ...made, guid } } as Input<'person/add'>)}
      update={(changes) => call('person/update', { id, ...changes } as Input<'person/update'>)}
      read={() => call('person/find', { id: id ?? 0 })}
      aside={(values) =>
        id === undefined && (
          <PersonTwins
            typed={{
              name: typedIn(values, 'name'),
              lastName: typedIn(values, 'lastName'),
              identifier: typedIn(values, 'identifier'),
              phone: lastTyped(values, 'phones', 'phone'),
              email: lastTyped(values, 'emails', 'email'),
            }}
          />
        )
      }
      isWithoutHistory={isOnPage}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
};
