import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useState } from 'react';
import type { Company } from '#contract/companies';
import type { Person } from '#contract/people';
import { defaultOf } from '#web/panel/default-of';
import type { Unread } from '#web/panel/edit/unread';
import { isUnread } from '#web/panel/edit/unread';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useCall } from '#web/panel/use-call';
import type { SaleBuyer } from './sale-draft.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  buyer: SaleBuyer | null;
  placeholder: string;
  error: string | undefined;
  onChoose: (buyer: SaleBuyer | null) => void;
};

const waitMs = 200;
const shortest = 2;
const listed = 6;
/** The shop has narrowed them already, by more than their names. */
const everyOne: OptionsFilter = ({ options }) => options;
const keyOf = ({ kind, id }: SaleBuyer) => `${kind}-${id}`;

/** A person or a company, found by name, RUT, document, phone or e-mail. */
export const BuyerSelect = ({ input, buyer, placeholder, error, onChoose }: Props) => {
  const [unread, setUnread] = useState<Unread>();
  const typed = unread?.unread.trim() ?? '';
  const [text] = useDebouncedValue(typed, waitMs);
  const asked = { filters: { text }, rowIndex: 0, rowsMax: listed };
  const isAsked = { enabled: text.length >= shortest };
  const people = useCall('person/filter', asked, isAsked);
  const companies = useCall('company/filter', asked, isAsked);
  const found = isAsked.enabled
    ? [...(companies.data?.data ?? []).map(companyBuyer), ...(people.data?.data ?? []).map(personBuyer)]
    : [];
  const all = buyer && !found.some((one) => keyOf(one) === keyOf(buyer)) ? [buyer, ...found] : found;
  const data: ComboboxItem[] = all.map((one) => ({ value: keyOf(one), label: one.label }));
  return (
    <SearchSelect
      ref={input}
      label="Cliente"
      placeholder={placeholder}
      clearable
      openOnFocus={false}
      nothingFoundMessage={typed.length < shortest ? 'Escribí su nombre, RUT o teléfono' : undefined}
      filter={everyOne}
      isSearching={people.isFetching || companies.isFetching || text !== typed}
      data={data as { value: string; label: string }[]}
      value={unread ?? (buyer && keyOf(buyer))}
      error={error}
      onChange={(value) => {
        setUnread(isUnread(value) ? value : undefined);
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

const personBuyer = (person: Person): SaleBuyer => ({
  kind: 'person',
  id: person.id,
  label: `${person.name} ${person.lastName}`,
  ...contactsOf(person),
});

const companyBuyer = (company: Company): SaleBuyer => ({
  kind: 'company',
  id: company.id,
  label: company.name,
  ...contactsOf(company),
});
