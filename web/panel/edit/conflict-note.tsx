import { Alert, Button, Group, Text } from '@mantine/core';
import { moneyText } from '#contract/plain/money-text';
import type { EditField } from './fields.ts';
import type { Edit } from './use-edit.ts';

/** Says what somebody else stored meanwhile, and lets choose between that and one's own. */
export const ConflictNote = ({ field, edit }: { field: EditField; edit: Edit }) => {
  const stored = edit.conflicts[field.name];
  const takeStored = () => {
    edit.set(field.name, stored);
    edit.settle(field.name);
  };
  return (
    <Alert color="yellow" mt="xs">
      <Text size="sm">Otra persona guardó: {wordsOf(field, stored)}</Text>
      <Text size="sm">Vos escribiste: {wordsOf(field, edit.values[field.name])}</Text>
      <Group mt="xs" gap="xs">
        <Button size="xs" variant="default" onClick={takeStored}>
          Dejar lo guardado
        </Button>
        <Button size="xs" variant="light" onClick={() => edit.settle(field.name)}>
          Poner lo mío
        </Button>
      </Group>
    </Alert>
  );
};

const wordsOf = (field: EditField, value: unknown): string => {
  if (field.kind === 'money') return typeof value === 'number' ? moneyText(value) : 'nada';
  if (field.kind === 'switch') return value === true ? 'sí' : 'no';
  if (field.kind === 'choice') return field.choices.find((one) => one.value === value)?.label ?? 'nada';
  if (field.kind === 'items' || field.kind === 'pictures' || (field.kind === 'rows' && Array.isArray(value)))
    return `${Array.isArray(value) ? value.length : 0} en la lista`;
  if (field.kind === 'quantity') return typeof value === 'number' ? String(value) : 'nada';
  return typeof value === 'string' && value !== '' ? `«${value}»` : 'nada';
};
