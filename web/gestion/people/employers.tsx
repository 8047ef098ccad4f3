import { Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Person } from '#contract/people';
import { positionName } from '#contract/things/company';
import { call, type Failure } from '#web/data/call';
import { useCompanyRights } from '#web/panel/company-rights';
import { companyPath } from '#web/panel/panel-paths';
import { Question } from '#web/panel/question.tsx';
import { useStaff } from '#web/panel/staff';
import { tell } from '#web/panel/toast.tsx';
import { EmployerDialog, ownSellersAlone, type Position } from './employer-dialog.tsx';

type Employer = Person['employeeOf'][number];
type Props = {
  person: Person;
  /** A seller who took the person out of a company may not read that person any more. */
  onTakenOut: () => void;
};

const refusalOf = ({ fields, error }: Failure) => Object.values(fields)[0] ?? error;

/** Where a person works, as far as the reader is told; he adds the person to a company, and takes it out of one. */
export const Employers = ({ person, onTakenOut }: Props) => {
  const queries = useQueryClient();
  const { givesSel, readsAllPeople, readsAdded } = useCompanyRights();
  const ownId = useStaff().person?.id;
  const [isAdding, setIsAdding] = useState(false);
  const [left, setLeft] = useState<Employer>();
  const { id: personId, employeeOf } = person;
  const whole = `${person.name} ${person.lastName}`;
  // Nobody takes from himself what he works by.
  const mayTakeOut = ({ id, position }: Employer) =>
    position === 'SEL' ? givesSel(id) && personId !== ownId : readsAllPeople || givesSel(id);
  const takeOut = async ({ id: employerId }: Pick<Employer, 'id'>) => {
    const found = await call('company/find', { id: employerId });
    if (!found.ok) return found.error;
    const { id, name, employees, mayChange } = found.data;
    // The shop's refusal would end the session.
    if (!mayChange) return ownSellersAlone;
    const item = employees?.find((one) => one.personId === personId);
    const answer = item && (await call('company/update', { id, employees: [{ mode: 'DLT', id: item.id }] }));
    void queries.invalidateQueries();
    if (answer && !answer.ok) return refusalOf(answer);
    const undo = async () => {
      if (!item) return;
      const { employeePositionId, isDefault } = item;
      const back = { mode: 'INS' as const, personId, employeePositionId: employeePositionId as Position, isDefault };
      const undone = await call('company/update', { id, employees: [back] });
      await queries.invalidateQueries();
      tell(
        undone.ok
          ? { text: `${whole} volvió a «${name}».`, to: companyPath(id) }
          : { text: refusalOf(undone), isBad: true, undo },
      );
    };
    onTakenOut();
    tell({ text: `${whole} ya no trabaja en «${name}».`, ...(item && { undo, takesFocus: true }) });
    return setLeft(undefined);
  };
  if (employeeOf.length === 0 && !readsAdded) return null;
  return (
    <Stack component="section" gap="xs" aria-label="Trabaja en">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Trabaja en
        </Title>
        {readsAdded && (
          <Button size="xs" variant="default" onClick={() => setIsAdding(true)}>
            Agregar empresa
          </Button>
        )}
      </Group>
      {employeeOf.length === 0 && (
        <Text size="sm" c="dimmed">
          No está anotada en ninguna empresa.
        </Text>
      )}
      <List size="sm" listStyleType="none">
        {employeeOf.map((employer) => (
          <List.Item key={employer.id}>
            <Anchor component={Link} to={companyPath(employer.id)} size="sm">
              {employer.name}
            </Anchor>
            <Text component="span" size="sm" c="dimmed">
              {` · ${positionName(employer.position)}`}
            </Text>
            {mayTakeOut(employer) && (
              <Button
                size="compact-sm"
                variant="subtle"
                ml="xs"
                aria-label={`Quitar de ${employer.name}`}
                onClick={() => setLeft(employer)}
              >
                Quitar
              </Button>
            )}
          </List.Item>
        ))}
      </List>
      {isAdding && (
        <EmployerDialog
          person={person}
          onClose={() => setIsAdding(false)}
          onAdded={(text, id) => {
            setIsAdding(false);
            const undo = async () => {
              const refusal = await takeOut({ id });
              if (refusal) tell({ text: refusal, isBad: true, undo });
            };
            tell({ text, undo });
          }}
        />
      )}
      {left && (
        <Question
          asked={{
            title: `¿Quitar a ${whole} de «${left.name}»?`,
            text: [
              left.position === 'SEL'
                ? 'Deja de vender para la empresa: no ve más sus pedidos ni su gente.'
                : 'Deja de figurar entre la gente de la empresa.',
              !readsAllPeople && 'Si no compró en una empresa para la que vendés, no la ves más.',
            ]
              .filter(Boolean)
              .join(' '),
          }}
          isLoss
          action="Quitar"
          onBack={() => setLeft(undefined)}
          onYes={() => takeOut(left)}
        />
      )}
    </Stack>
  );
};
