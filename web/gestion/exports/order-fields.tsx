import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mayAt, useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import { useSellingCompany } from '#web/panel/use-selling-company';

/** The company whose orders are exported, that of the address or the one in use, and the days of their payments, where it is of no list. */
export const useOrdersAsked = (isOfList: boolean) => {
  const { address, change } = useAddress();
  const { company, own } = useSellingCompany();
  const [days, setDays] = useState({ from: '', to: '' });
  const user = useStaff();
  const companies = user.sellsFor.filter(({ id }) => mayAt(user, id, 'moves'));
  const toCompany = (Number(address.get('empresa')) || undefined) ?? company?.id;
  return {
    asked: isOfList ? { toCompany } : { toCompany, ...days },
    toCompany,
    days: isOfList ? undefined : days,
    companies,
    error: own.error?.message,
    onCompany: (id: string) => change({ empresa: id, filtros: undefined }),
    onDays: (some: Partial<typeof days>) => setDays((now) => ({ ...now, ...some })),
  };
};

/** Fields of an export of orders; without days it has all that are paid. */
export const OrderFields = ({ toCompany, days, companies, onCompany, onDays }: ReturnType<typeof useOrdersAsked>) => (
  <>
    {companies.length > 1 && (
      <NativeSelect
        label="Empresa"
        value={toCompany}
        data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => onCompany(currentTarget.value)}
      />
    )}
    {days && (
      <Group grow>
        {(
          [
            ['from', 'Pagados desde'],
            ['to', 'Hasta'],
          ] as const
        ).map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            type="date"
            value={days[name]}
            onChange={({ currentTarget }) => onDays({ [name]: currentTarget.value })}
          />
        ))}
      </Group>
    )}
  </>
);
