import type { OwnControl } from '#web/panel/edit/fields';
import { NamedSelect } from '#web/panel/edit/named-select.tsx';
import { sellsForSite, useStaff } from '#web/panel/staff';

/** Chooses a provider of all there are, or makes one and chooses it. */
export const ProviderField = ({ id, label, value, values, error, onChange }: OwnControl) => (
  <NamedSelect
    id={id}
    label={label}
    error={error}
    clearable
    named={{ of: 'provider', names: [], isKnown: !sellsForSite(useStaff()) }}
    value={value}
    row={values}
    onPick={onChange}
  />
);
