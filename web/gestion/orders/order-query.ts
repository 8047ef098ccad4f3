import type { Input } from '#contract/contract';
import type { OrderOrder } from '#contract/orders';
import { type OrderState, orderStates, stateFilters } from '#contract/plain/commerce';
import { type OrderQueue, orderQueues } from '#contract/plain/order-queues';
import { idIn, wordIn } from '#web/data/address-values';
import { dayEnd, dayStart } from '#web/panel/communications/typed-moment';
import { contactKeys } from '#web/panel/panel-paths';

export const sizes = [25, 50, 100] as const;

/** The columns that order the list, with the call's word upwards and downwards. */
export const sorts = { date: ['OLD', 'REL'], total: ['PLO', 'PHI'] } as const;
type Column = keyof typeof sorts;

type Filters = Omit<Input<'order/filter'>['filters'], 'toCompany' | 'queue'>;

const groups: readonly (keyof typeof stateFilters)[] = ['PEN', 'SEN', 'PAG'];
/** The choices of the filter by state: each alone, and those that mean several (decisions O1). */
export const stateChoices = [
  ...groups.map((value) => {
    const { label, states } = stateFilters[value];
    return { value, label: `${label} (${states.map((state) => plainLabel(state)).join(', ')})` };
  }),
  ...(Object.keys(orderStates) as OrderState[]).map((value) => ({ value, label: plainLabel(value) })),
];

function plainLabel(state: OrderState) {
  return orderStates[state].label.replace(/\.+$/, '');
}

/** The parts of the address that narrow the list, but for its queue. */
export const filterKeys: readonly string[] = [
  't',
  'estado',
  'envio',
  'pago',
  'sucursal',
  ...Object.values(contactKeys),
  'desde',
  'hasta',
];

const codeIn = (text: string | null) => (text && text.length <= 10 ? text : undefined);

const sortIn = (word: string | null): { column: Column; order: OrderOrder } => {
  const column = (Object.keys(sorts) as Column[]).find((one) => sorts[one].some((own) => own === word));
  return column ? { column, order: word as OrderOrder } : { column: 'date', order: 'REL' };
};

/** The list that an address names. A wrong value is no filter. */
export const readQuery = (address: URLSearchParams) => {
  const days = { from: address.get('desde') ?? '', until: address.get('hasta') ?? '' };
  const asked: Filters = {
    text: address.get('t')?.trim().slice(0, 200) || undefined,
    state: stateChoices.find(({ value }) => value === address.get('estado'))?.value,
    shippingId: codeIn(address.get('envio')),
    paymentId: codeIn(address.get('pago')),
    branchCode: codeIn(address.get('sucursal')),
    companyId: idIn(address.get(contactKeys.contactCompanyId)),
    personId: idIn(address.get(contactKeys.contactPersonId)),
    startDate: dayStart(days.from),
    endDate: dayEnd(days.until),
  };
  const size = Number(address.get('filas'));
  return {
    queue: wordIn(orderQueues, address.get('cola')),
    filters: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Filters,
    days,
    sort: sortIn(address.get('orden')),
    rows: sizes.find((one) => one === size) ?? sizes[0],
  };
};
export type OrderQuery = ReturnType<typeof readQuery>;

/** The tabs of the list; the last one is of all. */
export const tabs: readonly { queue: OrderQueue | undefined; label: string }[] = [
  ...(Object.keys(orderQueues) as OrderQueue[]).map((queue) => ({ queue, label: orderQueues[queue].label })),
  { queue: undefined, label: 'Todos' },
];
