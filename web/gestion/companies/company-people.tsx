import { Anchor, Badge, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Company } from '#contract/companies';
import { positionName } from '#contract/things/company';
import { PhoneLink } from '#web/panel/contact-links.tsx';
import { defaultOf } from '#web/panel/default-of';
import { personPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';

/** More than a company has. */
const most = 100;

/** The people of a company and how to call them, for those who may read them. */
export const CompanyPeople = ({ company: { id: employerId, employees } }: { company: Company }) => {
  const people = useCall(
    'person/filter',
    { filters: { employerId }, rowIndex: 0, rowsMax: most },
    { enabled: (employees ?? []).length > 0 },
  ).data?.data;
  const phoneOf = (personId: number) => defaultOf(people?.find(({ id }) => id === personId)?.phones ?? [])?.phone;
  if (!employees) return null;
  return (
    <Stack component="section" gap="xs" aria-label="Gente">
      <Title order={2} size="h4">
        Gente
      </Title>
      {employees.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nadie de esta empresa está anotado todavía. Se agrega con «Editar».
        </Text>
      ) : (
        <SimpleGrid component="ul" p={0} m={0} style={{ listStyle: 'none' }} cols={{ base: 1, sm: 2, lg: 3 }}>
          {employees.map(({ id, personId, name, lastName, employeePositionId, isDefault }) => {
            const phone = phoneOf(personId);
            return (
              <Paper component="li" key={id} withBorder p="sm">
                <Group justify="space-between" wrap="nowrap">
                  {/* Whoever is told of employees reads each of them. */}
                  <Anchor
                    component={Link}
                    to={personPath(personId)}
                    fw={600}
                    size="sm"
                    style={{ overflowWrap: 'anywhere' }}
                  >
                    {name} {lastName}
                  </Anchor>
                  <Badge variant="default" fw={500} tt="none" style={{ flexShrink: 0 }}>
                    {positionName(employeePositionId)}
                  </Badge>
                </Group>
                {isDefault && employees.length > 1 && (
                  <Text size="xs" c="dimmed">
                    Principal
                  </Text>
                )}
                {phone && <PhoneLink phone={phone} action="Llamar al" />}
              </Paper>
            );
          })}
        </SimpleGrid>
      )}
    </Stack>
  );
};
