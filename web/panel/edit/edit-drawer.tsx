import { Box, Button, Drawer, Grid, Group, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { type Doubt, Question } from '#web/panel/question.tsx';
import { reveal } from '#web/panel/reveal';
import { useShortcuts } from '#web/panel/shortcuts';
import { ConflictNote } from './conflict-note.tsx';
import { FieldInput } from './field-input.tsx';
import type { EditField, Values } from './fields.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { type Saving, useEdit } from './use-edit.ts';
import { useLeaving } from './use-leaving.ts';

type Props = {
  title: string;
  fields: readonly EditField[];
  /** What is stored now, or of a new thing its insert defaults. */
  initial: Values;
  /** Values that are stored unless others are chosen, in the place of `initial`. */
  preset?: Values;
  saving: Saving;
  /** A question before these values take the place of those that were seen. */
  doubtOf?: (seen: Values, now: Values) => Doubt | undefined;
  /** The field that it begins at; by default the first. */
  startAt?: string | undefined;
  /** Leaves the dialog, by its address. */
  onClose: () => void;
  onSaved: () => void;
  /** A note above its buttons, always in sight. */
  aside?: ((values: Values) => ReactNode) | undefined;
  /** What stands below the form. */
  below?: ReactNode;
};

/** The one edit dialog of the panel, made of a table of fields. Ctrl+S saves; leaving it changed asks first. */
export const EditDrawer = ({ title, fields, initial, preset, saving, doubtOf, startAt, ...rest }: Props) => {
  const { aside, below, onClose, onSaved } = rest;
  const leave = (then: () => void) => () => {
    letGo();
    then();
  };
  const edit = useEdit({ fields, initial, preset, saving, doubtOf, onSaved: leave(onSaved), onClose: leave(onClose) });
  const { letGo } = useLeaving(edit.isDirty);
  const [asksToClose, setAsksToClose] = useState(false);
  const close = () => (edit.isDirty ? setAsksToClose(true) : leave(onClose)());
  useShortcuts([{ keys: 'mod+s', does: 'Guardar', run: () => void edit.save() }]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void edit.save();
  };
  return (
    <Drawer.Root opened onClose={close} position="right" size="xl">
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          {/* No Drawer.Header: its element would be a second banner of the page. */}
          <Group justify="space-between" py="sm">
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" />
          </Group>
          <form onSubmit={submit} noValidate>
            <Stack>
              <ErrorAlert text={edit.failure} />
              <Grid>
                {fields
                  .filter(({ isShown }) => !isShown || isShown(edit.values))
                  .map((field, at) => (
                    <Grid.Col
                      key={field.name}
                      ref={field.name === startAt ? reveal : null}
                      span={field.isHalf ? { base: 12, xs: 6 } : 12}
                    >
                      <FieldInput
                        field={field}
                        value={edit.values[field.name]}
                        values={edit.values}
                        error={edit.errors[field.name]}
                        errors={edit.errors}
                        isFirst={field.name === startAt || (!startAt && at === 0 && saving.update === undefined)}
                        isDisabled={field.isFixed === true && saving.update !== undefined}
                        onChange={(value) => edit.set(field.name, value)}
                        onBeside={(beside) => {
                          for (const [name, value] of Object.entries(beside)) edit.set(name, value);
                        }}
                        onFill={edit.fill}
                      />
                      {field.Note && !(field.isFixed && saving.update) && (
                        <field.Note value={edit.values[field.name]} values={edit.values} />
                      )}
                      <ConflictNote field={field} edit={edit} />
                    </Grid.Col>
                  ))}
              </Grid>
              <Box pos="sticky" bottom={0} py="sm" bg="var(--mantine-color-body)" style={{ zIndex: 1 }}>
                {aside?.(edit.values)}
                <Group justify="flex-end">
                  <Button variant="default" onClick={close}>
                    Cancelar
                  </Button>
                  <Button type="submit" loading={edit.isSaving} title="Ctrl+S">
                    Guardar
                  </Button>
                </Group>
              </Box>
            </Stack>
          </form>
          {below}
          <Question {...edit.doubt} />
          {asksToClose && <LeaveQuestion onStay={() => setAsksToClose(false)} onLeave={leave(onClose)} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
