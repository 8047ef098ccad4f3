import type { ComboboxItem, OptionsFilter, SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { NewNamed } from '#web/panel/new-named.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { type ItemColumn, type Named, nameIn, textOf, type Values } from './fields.ts';
import { namedThings } from './named-things.ts';
import { chosenValues, idsNamed, isNamed, type NamedChoice } from './named-values.ts';
import { isUnread } from './unread.ts';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'filter'> & {
  named: Named;
  value: unknown;
  /** The id of one that is not offered. */
  except?: number;
  /** Values of the same row, by name. */
  row: Values;
  columns?: readonly Pick<ItemColumn, 'name' | 'named'>[];
  /** `also`: what else of the row changes with it, as what the thing is called. */
  onPick: (value: unknown, also: Values) => void;
};

const waitMs = 200;
const isNew = 'nuevo';
/** The shop has narrowed them already, by more than their names. */
const everyOne: OptionsFilter = ({ options }) => options;

/** Chooses a thing of the shop by typing what it is found by; of some kinds a new one can be made here. */
export const NamedSelect = ({ named, value, row, except, columns = [], onPick, ...select }: Props) => {
  const thing = namedThings[named.of];
  if (!thing) throw new Error(`Nothing says how one of ${named.of} is chosen.`);
  const { isWhole = false } = thing;
  const adding = named.isKnown ? undefined : thing.adding;
  const queries = useQueryClient();
  const typed = isUnread(value) ? value.unread.trim() : '';
  const [asked] = useDebouncedValue(typed, waitMs);
  const { choices: found, asked: answers } = thing.useChoices(asked, idsNamed(columns, row));
  const choices = found.filter(({ id }) => id !== except);
  /** While one is made none is chosen, so that the one before is not stored by mistake; then its place is kept here. */
  const [before, setBefore] = useState<{ typed: string; choice: NamedChoice | undefined }>();
  // One that was chosen is not among those that another text finds.
  const [known] = useState(() => new Map<string, NamedChoice>());
  const current = currentOf(named, value, row, isWhole ? choices : []);
  const listed = current && !choices.some(({ id }) => id === current.id) ? [current, ...choices] : choices;
  for (const one of listed) known.set(String(one.id), one);
  const pick = (choice: NamedChoice | undefined) => onPick(choice?.id ?? null, chosenValues(choice, named, columns));
  if (before && adding)
    return (
      <NewNamed
        {...adding}
        id={select.id}
        first={adding.first(before.typed)}
        refusal={select.error}
        onAdded={(made) => {
          void queries.invalidateQueries();
          setBefore(undefined);
          pick(made);
        }}
        onCancel={() => {
          setBefore(undefined);
          pick(before.choice);
        }}
      />
    );
  return (
    <SearchSelect
      maxDropdownHeight={290}
      making={isNew}
      isSearching={!isWhole && (asked !== typed || answers.some(({ isFetching }) => isFetching))}
      lost={lostAnswer(...answers)}
      {...select}
      data={[
        ...listed.map((one) => optionOf(one.id === current?.id ? current : one)),
        ...(adding ? [{ value: isNew, label: `${adding.title}…` }] : []),
      ]}
      {...(!isWhole && { filter: everyOne })}
      value={isUnread(value) ? value : current ? String(current.id) : null}
      onChange={(chosen) => {
        if (isUnread(chosen)) return onPick(chosen, {});
        if (chosen === isNew) setBefore({ typed, choice: current });
        pick(chosen === null ? undefined : known.get(chosen));
      }}
    />
  );
};

const optionOf = ({ id, label }: NamedChoice): ComboboxItem => ({ value: String(id), label });

/** The thing that stands there now, as a whole list or else its row calls it. */
const currentOf = (named: Named, value: unknown, row: Values, whole: readonly NamedChoice[]) => {
  if (!isNamed(value)) return undefined;
  const listed = whole.find(({ id }) => id === value);
  const columns = Object.fromEntries(named.names.map(({ name, column }) => [column, textOf(row[name])]));
  return listed ?? { id: value, label: nameIn(named, row) || `n.º ${value}`, columns };
};
