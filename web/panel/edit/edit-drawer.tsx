import { Box, Button, Drawer, Group, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { type Doubt, Question } from '#web/panel/question.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useFocusBack } from '#web/panel/use-focus-back';
import { FieldCards } from './field-cards.tsx';
import { FieldGrid } from './field-grid.tsx';
import type { EditField, Section, Values } from './fields.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { type Saving, useEdit } from './use-edit.ts';
import { useLeaving } from './use-leaving.ts';

type Props = {
  title: string;
  besideTitle?: ReactNode;
  fields: readonly EditField[];
  /** The cards of a wide dialog, by the name that its fields give. */
  sections?: Readonly<Record<string, Section>>;
  /** The stored values; a new thing has its defaults, of which some may come later. */
  initial: Values;
  /** Values that are stored unless others are chosen, in the place of `initial`. */
  preset?: Values;
  saving: Saving;
  /** Whether something typed in a section, which saves it itself, is stored nowhere yet. */
  isUnsavedBeside?: boolean;
  /** A question before these values take the place of those that were seen. */
  doubtOf?: (seen: Values, now: Values) => Doubt | undefined;
  /** The field that it begins at; by default the first. */
  startAt?: string | undefined;
  /** Leaves the dialog, by its address. */
  onClose: () => void;
  onSaved: () => void;
  /** Label of the button that stores it. */
  action?: ((values: Values) => string) | undefined;
  /** Whether only its button stores these values: Enter in a field leads to it. */
  needsPress?: (values: Values) => boolean;
  /** A note above its buttons, always in sight. */
  aside?: ((values: Values) => ReactNode) | undefined;
  /** Content below the form. */
  below?: ReactNode;
};

/** The one edit dialog of the panel, made of a table of fields. Ctrl+S saves; leaving it changed asks first. */
export const EditDrawer = ({ title, fields, initial, preset, saving, doubtOf, startAt, ...rest }: Props) => {
  const { besideTitle, sections, isUnsavedBeside = false, action, needsPress, aside, below, onClose, onSaved } = rest;
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack();
  const leave = (then: () => void) => () => {
    letGo();
    then();
  };
  const close = () => (isDirty ? setAsksToClose(true) : leave(onClose)());
  // Values that it does not save are asked about as its address is left.
  const saved = isUnsavedBeside ? onSaved : leave(onSaved);
  const edit = useEdit({
    fields,
    initial,
    preset,
    saving,
    doubtOf,
    onSaved: saved,
    onClose: isUnsavedBeside ? close : leave(onClose),
  });
  const isDirty = edit.isDirty || isUnsavedBeside;
  const { letGo } = useLeaving(isDirty);
  const [asksToClose, setAsksToClose] = useState(false);
  useShortcuts([{ keys: 'mod+s', does: 'Guardar', run: () => void edit.save() }]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isByEnter = document.activeElement instanceof HTMLInputElement;
    if (isByEnter && needsPress?.(edit.values)) button.current?.focus();
    else void edit.save();
  };
  const shown = fields.filter(({ isShown }) => !isShown || isShown(edit.values));
  const bg = sections ? 'var(--panel-canvas)' : 'var(--mantine-color-body)';
  return (
    <Drawer.Root opened onClose={close} position="right" size={sections ? 1080 : 'xl'}>
      <Drawer.Overlay />
      {/* The buttons below stand over no field that has the focus. */}
      <Drawer.Content bg={bg} style={{ scrollPaddingBottom: 80 }}>
        <Drawer.Body>
          {/* No Drawer.Header: its element would be a second banner of the page. */}
          <Group justify="space-between" py="sm">
            <Group gap="md">
              {/* A stored thing is read first: the focus is on no link beside its name. */}
              <Drawer.Title {...(saving.update && !startAt && { tabIndex: -1, 'data-autofocus': true })}>
                {title}
              </Drawer.Title>
              {besideTitle}
            </Group>
            <Drawer.CloseButton aria-label="Cerrar" />
          </Group>
          <form onSubmit={submit} noValidate>
            <Stack>
              <ErrorAlert text={edit.failure} />
              <FieldCards sections={sections} fields={shown} edit={edit} startAt={startAt}>
                {(some) => (
                  <FieldGrid
                    fields={some}
                    edit={edit}
                    startAt={startAt}
                    first={startAt ?? (saving.update ? undefined : shown[0]?.name)}
                    isStored={saving.update !== undefined}
                  />
                )}
              </FieldCards>
              <Box pos="sticky" bottom={0} py="sm" bg={bg} style={{ zIndex: 1 }}>
                {aside?.(edit.values)}
                <Group justify="flex-end">
                  <Button variant="default" onClick={close}>
                    Cancelar
                  </Button>
                  <Button ref={button} type="submit" loading={edit.isSaving} title="Ctrl+S">
                    {action?.(edit.values) ?? 'Guardar'}
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
