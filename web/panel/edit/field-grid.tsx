import { Grid } from '@mantine/core';
import { reveal } from '#web/panel/reveal';
import { ConflictNote } from './conflict-note.tsx';
import { FieldInput } from './field-input.tsx';
import type { EditField } from './fields.ts';
import type { Edit } from './use-edit.ts';

type Props = {
  fields: readonly EditField[];
  edit: Edit;
  startAt: string | undefined;
  /** The field that takes the focus when the dialog opens. */
  first: string | undefined;
  isStored: boolean;
};

/** Fields of an edit dialog, each with what is warned of and what somebody else stored meanwhile. */
export const FieldGrid = ({ fields, edit, startAt, first, isStored }: Props) => (
  <Grid>
    {fields.map((field) => (
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
          isFirst={field.name === first}
          isDisabled={field.isFixed === true && isStored}
          onChange={(value) => edit.set(field.name, value)}
          onBeside={(beside) => {
            for (const [name, value] of Object.entries(beside)) edit.set(name, value);
          }}
          onFill={edit.fill}
        />
        {field.Note && !(field.isFixed && isStored) && (
          <field.Note value={edit.values[field.name]} values={edit.values} />
        )}
        <ConflictNote field={field} edit={edit} />
      </Grid.Col>
    ))}
  </Grid>
);
