import type { ComponentType } from 'react';
import { companyGroupFields } from '#contract/companies';
import { namedFields } from '#contract/named';
import type { Person } from '#contract/people';
import { call, type Failure } from '#web/data/call';
import { categoryChoices } from '#web/panel/category-choices';
import type { Asked } from '#web/panel/lost-answer.tsx';
import type { NewField, NewValues } from '#web/panel/new-named.tsx';
import { useCall } from '#web/panel/use-call';
import type { Values } from './fields.ts';
import type { NamedChoice } from './named-values.ts';
import { enteredPerson, newPersonFields, typedPerson } from './new-person.ts';
import { PersonTwins } from './person-twins.tsx';

type Found = { choices: readonly NamedChoice[]; asked: readonly Asked[] };

/** How one thing of many is chosen. */
type NamedThing = {
  /** Those that a typed text finds; `beside` are the ids that the same row names, by table. */
  useChoices: (asked: string, beside: Values) => Found;
  /** All of them are there at once, whatever is typed. */
  isWhole?: true;
  /** Chosen in a new row (specification 3). */
  preset?: number;
  /** How a new one is made, of few fields. */
  adding?: Adding;
};
type Adding = {
  title: string;
  action: string;
  fields: readonly [NewField, ...NewField[]];
  Twins?: ComponentType<{ typed: NewValues }>;
  /** The fields that a text fills by which one was looked for. */
  first: (typed: string) => NewValues;
  add: (values: NewValues, guid: string) => Promise<{ ok: true; data: NamedChoice } | Failure>;
};

/** So many of a list are shown inside a dialog (specification 9), and so many where they are only searched. */
const smallList = 6;
const searched = 10;

type Thing = { id: number | string; name: string };
const namedChoice = ({ id, name }: Thing): NamedChoice => ({ id, label: name, columns: { name } });
/** One that was just made, as it is chosen. */
const made = <T>(answer: { ok: true; data: T } | Failure, choiceOf: (one: T) => NamedChoice) =>
  answer.ok ? { ok: answer.ok, data: choiceOf(answer.data) } : answer;
const found = <T>(
  list: Asked & { data?: { data: readonly T[] } | undefined },
  choiceOf: (one: T) => NamedChoice,
): Found => ({
  choices: (list.data?.data ?? []).map(choiceOf),
  asked: [list],
});
const page = (text: string, rowsMax: number) => ({ filters: { ...(text && { text }) }, rowIndex: 0, rowsMax });
/** Two of one name are told apart by what stands behind it. */
export const labelled = (name: string, detail: string | null | undefined) => (detail ? `${name} · ${detail}` : name);
const personChoice = ({ id, name, lastName, identifier, emails }: Person): NamedChoice => ({
  id,
  label: labelled(`${name} ${lastName}`, identifier ?? emails[0]?.email),
  columns: { name, last_name: lastName },
});

/** The things that a field of another may name, by their tables. */
export const namedThings: Partial<Record<string, NamedThing>> = {
  state: {
    isWhole: true,
    preset: 1,
    useChoices: () => {
      const [states, cities] = [useCall('state/list', {}), useCall('city/list', {})];
      const { choices } = found(states, (state) => {
        const first = cities.data?.data.find(({ stateId }) => stateId === state.id);
        return { ...namedChoice(state), brings: { city: first && namedChoice(first) } };
      });
      return { choices, asked: [states, cities] };
    },
  },
  city: {
    isWhole: true,
    preset: 1,
    useChoices: (_, { state }) => {
      const cities = useCall('city/list', {});
      const ofState = cities.data?.data.filter(({ stateId }) => stateId === state) ?? [];
      return { choices: ofState.map(namedChoice), asked: [cities] };
    },
  },
  tag: { isWhole: true, useChoices: () => found(useCall('tag/list', {}), namedChoice) },
  work_branch: { isWhole: true, useChoices: () => found(useCall('workBranch/list', {}), namedChoice) },
  category: {
    isWhole: true,
    useChoices: () => {
      const tree = useCall('category/list', {});
      const choices = categoryChoices(tree.data?.data ?? []).map(({ value, label }) => ({
        id: value,
        label,
        columns: { name: label.split(' › ').at(-1) ?? label },
      }));
      return { choices, asked: [tree] };
    },
  },
  provider: {
    isWhole: true,
    useChoices: () => found(useCall('provider/list', {}), namedChoice),
    adding: {
      title: 'Nuevo proveedor',
      action: 'Crear el proveedor',
      fields: [{ name: 'name', label: 'Nombre del proveedor', rule: namedFields.name }],
      first: (name) => ({ name }),
      add: async ({ name = '' }) => made(await call('named/add', { kind: 'provider', named: { name } }), namedChoice),
    },
  },
  company_group: {
    useChoices: (text) => found(useCall('companyGroup/filter', page(text, smallList)), namedChoice),
    adding: {
      title: 'Nuevo grupo',
      action: 'Crear el grupo',
      fields: [{ name: 'name', label: 'Nombre del grupo', rule: companyGroupFields.name }],
      first: (name) => ({ name }),
      add: async (companyGroup) => made(await call('companyGroup/add', { companyGroup }), namedChoice),
    },
  },
  company: {
    useChoices: (text) =>
      found(useCall('company/filter', page(text, searched)), (one) => ({
        ...namedChoice(one),
        label: labelled(one.name, one.identifier),
        columns: { name: one.name, identifier: one.identifier },
      })),
  },
  account: {
    useChoices: (text) =>
      found(useCall('user/filter', page(text, searched)), ({ guid, name, email }) => ({
        id: guid,
        label: labelled(email, name),
        columns: { email },
      })),
  },
  person: {
    useChoices: (text) => found(useCall('person/filter', page(text, searched)), personChoice),
    adding: {
      title: 'Nueva persona',
      action: 'Crear la persona',
      fields: newPersonFields,
      Twins: PersonTwins,
      first: typedPerson,
      add: async (values, guid) =>
        made(await call('person/add', { person: { ...enteredPerson(values), guid } }), personChoice),
    },
  },
};
