import type { Input } from '#contract/contract';
import { communicationTypes, eventTypes } from '#contract/plain/communications';
import { idIn, wordIn } from '#web/data/address-values';
import { dayEnd, dayStart } from '#web/panel/communications/typed-moment';
import { contactKeys } from '#web/panel/panel-paths';
import { useAddress } from '#web/panel/use-address';

type Filters = Input<'communication/filter'>['filters'];

/** The words of the filter by state. `OPE`: still to be done. */
export const states = { OPE: 'Por hacer', ...eventTypes };

/** The filters that an address names. A wrong value is no filter. */
export const readQuery = (address: URLSearchParams) => {
  const days = { from: address.get('desde') ?? '', until: address.get('hasta') ?? '' };
  const asked = {
    text: address.get('t') || undefined,
    type: wordIn(communicationTypes, address.get('tipo')),
    state: wordIn(states, address.get('estado')),
    creatorPersonId: idIn(address.get('autor')),
    contactCompanyId: idIn(address.get(contactKeys.contactCompanyId)),
    contactPersonId: idIn(address.get(contactKeys.contactPersonId)),
    startDate: dayStart(days.from),
    endDate: dayEnd(days.until),
  };
  const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Filters;
  return { filters, days };
};

/** The list of communications as it stands in the address. */
export const useCommunicationQuery = () => {
  const { address, change, page } = useAddress();
  return {
    ...readQuery(address),
    page,
    narrow: (values: Record<string, string | number | undefined>) => change(values, { replace: true }),
  };
};
