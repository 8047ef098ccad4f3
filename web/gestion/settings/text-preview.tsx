import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type FieldTexts, fillFields } from '#contract/plain/text-fields';
import { Dialog } from '#web/panel/dialog.tsx';
import { type EditField, type RowColumn, textOf, type Values } from '#web/panel/edit/fields';

const headings: readonly string[] = ['title', 'question', 'name'];
/** Columns whose label says nothing beside what they hold. */
const plain: readonly string[] = [...headings, 'text', 'answer', 'about'];

type Props = { fields: readonly EditField[]; values: Values; said: FieldTexts };

/** Shows each text as visitors would read it, with the words of its fields. */
const TextRows = ({ fields, values, said }: Props) =>
  fields.map((field) => (
    <Stack key={field.name} component="section" gap="sm" aria-label={field.label}>
      <Text size="xs" c="dimmed" tt="uppercase">
        {field.label}
      </Text>
      {field.kind === 'rows' ? (
        (field.read?.(values[field.name]) ?? []).map((row, at, rows) => (
          <div key={`${at} ${textOf(row.title)}`}>
            {field.columns.map((column) => (
              <Part key={column.name} column={column} row={row} last={rows[at - 1]} said={said} />
            ))}
          </div>
        ))
      ) : (
        <Text style={{ whiteSpace: 'pre-line' }}>{fillFields(textOf(values[field.name]), said) || '—'}</Text>
      )}
    </Stack>
  ));

type PartProps = { column: RowColumn; row: Values; last: Values | undefined; said: FieldTexts };

const Part = ({ column, row, last, said }: PartProps) => {
  const { name, kind, label, choices, placeholder = '' } = column;
  const text = fillFields(textOf(row[name]) || placeholder, said);
  if (kind === 'choice') {
    if (last?.[name] === row[name]) return null;
    const word = Array.isArray(choices) ? choices.find(({ value }) => value === text)?.label : undefined;
    return (
      <Text size="xs" c="dimmed">
        {label}: {word}
      </Text>
    );
  }
  return (
    <>
      {!plain.includes(name) && (
        <Text size="xs" c="dimmed">
          {label}
        </Text>
      )}
      <Text fw={headings.includes(name) ? 700 : undefined} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </>
  );
};

type DialogProps = Props & { title: string; pages: readonly string[]; onClose: () => void };

/** Texts that are typed, as they would read; the links lead to the pages as they are stored. */
export const TextPreview = ({ title, pages, onClose, ...shown }: DialogProps) => (
  <Dialog
    title={`Vista previa: ${title}`}
    size="lg"
    onClose={onClose}
    buttons={
      <Button onClick={onClose} data-autofocus>
        Cerrar
      </Button>
    }
  >
    <Stack gap="xl">
      <TextRows {...shown} />
    </Stack>
    <Group gap="md">
      <Text size="sm" c="dimmed">
        Lo que ya está guardado:
      </Text>
      {pages.map((page) => (
        <Anchor key={page} href={page} target="_blank" title="Se abre en otra pestaña" size="sm">
          {page === '/' ? 'Inicio' : page}
        </Anchor>
      ))}
    </Group>
  </Dialog>
);
