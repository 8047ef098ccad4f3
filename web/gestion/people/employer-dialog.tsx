import { Button, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#contract/people';
import { messages } from '#contract/plain/messages';
import { positionNames } from '#contract/things/company';
import { call } from '#web/data/call';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { useCompanyRights } from '#web/panel/company-rights';
import { Dialog } from '#web/panel/dialog.tsx';
import type { Values } from '#web/panel/edit/fields';
import { NamedSelect } from '#web/panel/edit/named-select.tsx';
import { isNamed } from '#web/panel/edit/named-values';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useStaff } from '#web/panel/staff';

export type Position = keyof typeof positionNames;
type Refusals = { company?: string | undefined; position?: string | undefined; other?: string | undefined };
type Props = { person: Person; onClose: () => void; onAdded: (done: string, companyId: number) => void };

const aCompany = { of: 'company', names: [{ name: 'name', column: 'name' }] };
/** Said of a company that another site sells as: its own sellers and administrators change it. */
export const ownSellersAlone = 'Solo quien vende para esta empresa cambia su gente.';

/** Makes a person an employee of a company that is found by typing; at first of the only one whose people the caller may read. */
export const EmployerDialog = ({ person, onClose, onAdded }: Props) => {
  const queries = useQueryClient();
  const { givesSel, readsAllPeople } = useCompanyRights();
  const { company: inUse } = useCompanyInUse(useStaff());
  const [picked, setPicked] = useState<Values>(readsAllPeople ? {} : { id: inUse?.id, name: inUse?.name });
  const [chosen, setChosen] = useState<Position>('COM');
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isBusy, setIsBusy] = useState(false);
  const offered: Position[] = givesSel(picked.id) ? ['COM', 'SEL'] : ['COM'];
  const position = offered.includes(chosen) ? chosen : 'COM';
  /** Employs the person; answers the refusals, where there are any. */
  const employ = async (): Promise<Refusals | undefined> => {
    if (!isNamed(picked.id)) return { company: messages['field.required'] };
    const found = await call('company/find', { id: Number(picked.id) });
    if (!found.ok) return { company: found.error };
    const { id, name, employees, mayChange } = found.data;
    // The shop's refusal would end the session.
    if (!mayChange) return { company: employees ? ownSellersAlone : messages['company.peopleDenied'] };
    if (employees?.some(({ personId }) => personId === person.id)) return { company: 'Ya trabaja en esta empresa.' };
    const employee = { mode: 'INS' as const, personId: person.id, employeePositionId: position };
    const answer = await call('company/update', { id, employees: [employee] });
    void queries.invalidateQueries();
    if (answer.ok) {
      onAdded(`${person.name} ${person.lastName} trabaja en «${name}».`, id);
      return undefined;
    }
    const { fields, error } = answer;
    const company = fields.employees ?? fields['employees.0.personId'];
    const refused = { company, position: fields['employees.0.employeePositionId'] };
    return { ...refused, other: refused.company || refused.position ? undefined : error };
  };
  const save = async () => {
    setIsBusy(true);
    setRefusals((await employ()) ?? {});
    setIsBusy(false);
  };
  return (
    <Dialog
      title={`Agregar empresa de ${person.name} ${person.lastName}`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            Agregar
          </Button>
        </>
      }
    >
      <NamedSelect
        label="Empresa"
        placeholder="Nombre, RUT, teléfono o e-mail"
        withAsterisk
        data-autofocus
        named={aCompany}
        value={picked.id}
        row={picked}
        error={refusals.company}
        onPick={(id, also) => {
          setPicked({ id, ...also });
          setRefusals({});
        }}
      />
      <Select
        label="Puesto"
        description={offered.length === 1 && 'El puesto de vendedor lo da quien vende para la empresa.'}
        allowDeselect={false}
        data={offered.map((value) => ({ value, label: positionNames[value] }))}
        value={position}
        error={refusals.position}
        onChange={(next) => setChosen(next === 'SEL' ? 'SEL' : 'COM')}
      />
      <ErrorAlert text={refusals.other} />
    </Dialog>
  );
};
