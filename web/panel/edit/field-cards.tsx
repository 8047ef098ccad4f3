import { Fieldset, Grid, Group, MantineThemeProvider, Paper, Stack, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { EditField, Section } from './fields.ts';
import type { Edit } from './use-edit.ts';

type Props = {
  /** Without them the fields stand together. */
  sections: Readonly<Record<string, Section>> | undefined;
  fields: readonly EditField[];
  edit: Edit;
  startAt: string | undefined;
  /** Draws some of the fields. */
  children: (fields: readonly EditField[]) => ReactNode;
};

/** The fields of a dialog in its cards: a main column, and a narrow one beside it on a wide screen. */
export const FieldCards = ({ sections, fields, edit, startAt, children }: Props) => {
  if (!sections) return children(fields);
  const column = (isSide: boolean) =>
    Object.entries(sections)
      .filter(([, section]) => (section.isSide === true) === isSide)
      .map(([name, section]) => {
        const own = fields.filter((field) => field.section === name);
        return (
          <Card key={name} section={section} isNeeded={own.some((field) => isNeeded(field, edit, startAt))}>
            {own.length > 0 && children(own)}
          </Card>
        );
      });
  return (
    <MantineThemeProvider theme={cardTheme}>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>{column(false)}</Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>{column(true)}</Stack>
        </Grid.Col>
      </Grid>
    </MantineThemeProvider>
  );
};

/** Whether a field has to be seen, also where its card is folded. */
export const isNeeded = (
  { name }: Pick<EditField, 'name'>,
  { errors, conflicts }: Pick<Edit, 'errors' | 'conflicts'>,
  startAt?: string,
) => name === startAt || name in conflicts || Boolean(errors[name]);

const Card = ({ section, isNeeded: needs, children }: { section: Section; isNeeded: boolean; children: ReactNode }) => {
  const { title, isFolded, below } = section;
  const [isOpen, setIsOpen] = useState(isFolded !== true);
  // It stays open once what was wrong is mended.
  if (needs && !isOpen) setIsOpen(true);
  const id = useId();
  return (
    <Paper withBorder p="md">
      {title && (
        <Title order={3} size="h5" mb={isOpen ? 'sm' : 0}>
          {isFolded ? (
            <UnstyledButton
              fz="inherit"
              fw="inherit"
              w="100%"
              mih={32}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Group gap="xs">
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
                {title}
              </Group>
            </UnstyledButton>
          ) : (
            title
          )}
        </Title>
      )}
      <div id={id} hidden={!isOpen}>
        {children}
        {below}
      </div>
    </Paper>
  );
};

/** A list is the whole of its card, and its legend the card's title. */
const cardTheme = {
  components: {
    Fieldset: Fieldset.extend({
      defaultProps: { variant: 'unstyled' },
      styles: { legend: { fontSize: 'var(--mantine-h5-font-size)', fontWeight: 700, paddingBottom: 8 } },
    }),
  },
};
