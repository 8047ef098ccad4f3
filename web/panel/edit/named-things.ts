import type { z } from 'zod';
import { companyGroupFields } from '#contract/companies';
import { call, type Failure } from '#web/data/call';
import { usePlaces } from '#web/data/places';
import { categoryChoices } from '#web/panel/category-choices';
import { useCall } from '#web/panel/use-call';
import type { Values } from './fields.ts';
import type { NamedChoice } from './named-values.ts';

type Found = { choices: readonly NamedChoice[]; isSearching: boolean };

/** How one thing of many is chosen. */
type NamedThing = {
  /** Those that a typed text finds; `beside` are the ids that the same row names, by table. */
  useChoices: (asked: string, beside: Values) => Found;
  /** All of them are there at once, whatever is typed. */
  isWhole?: true;
  /** Chosen in a new row (specification 3). */
  preset?: number;
  /** How a new one is made, of its name alone. */
  adding?: Adding;
};
export type Adding = {
  title: string;
  label: string;
  action: string;
  rule: z.ZodType;
  add: (name: string) => Promise<{ ok: true; data: { id: number; name: string } } | Failure>;
};

/** So many of a list are shown inside a dialog (specification 9), and so many where they are only searched. */
const smallList = 6;
const searched = 10;

type Thing = { id: number | string; name: string };
export const namedChoice = ({ id, name }: Thing): NamedChoice => ({ id, label: name, columns: { name } });
const all = (things: readonly Thing[] = []): Found => ({ choices: things.map(namedChoice), isSearching: false });
const page = (text: string, rowsMax: number) => ({ filters: { ...(text && { text }) }, rowIndex: 0, rowsMax });
/** Two of one name are told apart by what stands behind it. */
const labelled = (name: string, detail: string | null | undefined) => (detail ? `${name} · ${detail}` : name);

/** The things that a field of another may name, by their tables. */
export const namedThings: Partial<Record<string, NamedThing>> = {
  state: {
    isWhole: true,
    preset: 1,
    useChoices: () => {
      const { states = [], cities = [] } = usePlaces() ?? {};
      const choices = states.map((state) => {
        const first = cities.find(({ stateId }) => stateId === state.id);
        return { ...namedChoice(state), brings: { city: first && namedChoice(first) } };
      });
      return { choices, isSearching: false };
    },
  },
  city: {
    isWhole: true,
    preset: 1,
    useChoices: (_, { state }) => all(usePlaces()?.cities.filter(({ stateId }) => stateId === state)),
  },
  tag: { isWhole: true, useChoices: () => all(useCall('tag/list', {}).data?.data) },
  work_branch: { isWhole: true, useChoices: () => all(useCall('workBranch/list', {}).data?.data) },
  category: {
    isWhole: true,
    useChoices: () => {
      const choices = categoryChoices(useCall('category/list', {}).data?.data ?? []);
      const named = choices.map(({ value, label }) => ({
        id: value,
        label,
        columns: { name: label.split(' › ').at(-1) ?? label },
      }));
      return { choices: named, isSearching: false };
    },
  },
  company_group: {
    useChoices: (text) => {
      const { data, isFetching } = useCall('companyGroup/filter', page(text, smallList));
      return { choices: (data?.data ?? []).map(namedChoice), isSearching: isFetching };
    },
    adding: {
      title: 'Nuevo grupo',
      label: 'Nombre del grupo',
      action: 'Crear el grupo',
      rule: companyGroupFields.name,
      add: (name) => call('companyGroup/add', { companyGroup: { name } }),
    },
  },
  company: {
    useChoices: (text) => {
      const { data, isFetching } = useCall('company/filter', page(text, searched));
      const choices = (data?.data ?? []).map((one) => ({
        ...namedChoice(one),
        label: labelled(one.name, one.identifier),
      }));
      return { choices, isSearching: isFetching };
    },
  },
  account: {
    useChoices: (text) => {
      const { data, isFetching } = useCall('user/filter', page(text, searched));
      const choices = (data?.data ?? []).map(({ guid, name, email }) => ({
        id: guid,
        label: labelled(email, name),
        columns: { email },
      }));
      return { choices, isSearching: isFetching };
    },
  },
  person: {
    useChoices: (text) => {
      const { data, isFetching } = useCall('person/filter', page(text, searched));
      const choices = (data?.data ?? []).map(({ id, name, lastName, identifier, emails }) => ({
        id,
        label: labelled(`${name} ${lastName}`, identifier ?? emails[0]?.email),
        columns: { name, last_name: lastName },
      }));
      return { choices, isSearching: isFetching };
    },
  },
};
