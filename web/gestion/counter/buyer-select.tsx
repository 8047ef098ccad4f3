import type { OptionsFilter } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { RefObject } from 'react';
import type { Company } from '#contract/companies';
import type { Person } from '#contract/people';
import { defaultOf } from '#web/panel/default-of';
import { labelled } from '#web/panel/edit/named-things';
import type { Unread } from '#web/panel/edit/unread';
import { isUnread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useCall } from '#web/panel/use-call';
import type { SaleBuyer } from './sale-draft.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  buyer: SaleBuyer | null;
  placeholder: string;
  error: string | undefined;
  /** Text that chose nobody. */
  unread: Unread | undefined;
  onUnread: (unread: Unread | undefined) => void;
  onChoose: (buyer: SaleBuyer | null) => void;
};

const waitMs = 200;
const shortest = 2;
const listed = 6;
/** The shop has narrowed them already, by more than their names. */
const everyOne: OptionsFilter = ({ options }) => options;
const keyOf = ({ kind, id }: SaleBuyer) => `${kind}-${id}`;

/** A person or a company, found by name, RUT, document, phone or e-mail. */
export const BuyerSelect = ({ input, buyer, placeholder, error, unread, onUnread, onChoose }: Props) => {
  const typed = unread?.unread.trim() ?? '';
  const [text] = useDebouncedValue(typed, waitMs);
  const asked = { filters: { text }, rowIndex: 0, rowsMax: listed };
  const isAsked = { enabled: text.length >= shortest };
  const people = useCall('person/filter', asked, isAsked);
  const companies = useCall('company/filter', asked, isAsked);
  const found = isAsked.enabled
    ? [...(companies.data?.data ?? []).map(companyBuyer), ...(people.data?.data ?? []).map(personBuyer)]
    : [];
  // The buyer of before is no answer to what is typed.
  const all = buyer && !typed ? [buyer] : found;
  const data = all.map((one) => ({ value: keyOf(one), label: labelled(one.label, one.detail), name: one.label }));
  return (
    <SearchSelect
      ref={input}
      label="Cliente"
      placeholder={placeholder}
      clearable
      openOnFocus={false}
      {...(typed.length < shortest && { nothingFoundMessage: 'Escribí su nombre, RUT o teléfono' })}
      filter={everyOne}
      isSearching={people.isFetching || companies.isFetching || text !== typed}
      lost={lostAnswer(people, companies)}
      data={data}
      value={unread ?? (buyer && keyOf(buyer))}
      error={error}
      onChange={(value) => {
        onUnread(isUnread(value) ? value : undefined);
        if (!isUnread(value)) onChoose(all.find((one) => keyOf(one) === value) ?? null);
      }}
    />
  );
};

const contactsOf = ({ phones, emails, addresses }: Pick<Person | Company, 'phones' | 'emails' | 'addresses'>) => ({
  phone: defaultOf(phones ?? [])?.phone ?? '',
  email: defaultOf(emails ?? [])?.email ?? '',
  address: defaultOf(addresses ?? []) ?? null,
});

const buyerOf = (kind: SaleBuyer['kind'], label: string, one: Person | Company): SaleBuyer => {
  const contacts = contactsOf(one);
  return { kind, id: one.id, label, detail: one.identifier || contacts.email || contacts.phone, ...contacts };
};
const personBuyer = (person: Person) => buyerOf('person', `${person.name} ${person.lastName}`, person);
const companyBuyer = (company: Company) => buyerOf('company', company.name, company);
