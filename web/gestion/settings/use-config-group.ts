import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { configEdits } from '#contract/content';
import type { Output } from '#contract/contract';
import { call } from '#web/data/call';
import { withHttps, without } from '#web/panel/edit/fields';

export type ConfigGroup = Output<'config/list'>['data'][number];
type Errors = Record<string, string>;

/** A banner as its editor holds it; `place` tells it from others while they change places. */
export type Placed<T> = T & { place: number };

const read = <T extends object>(text: string): Placed<T>[] =>
  (JSON.parse(text) as T[]).map((item, place) => ({ ...item, place }));
const write = (items: readonly Placed<object>[]) => items.map((item) => without(item, 'place'));

/** The state of a group that is edited: its test copy, or what the shop shows. */
export const useConfigGroup = <T extends object>(group: ConfigGroup, isProduction: boolean) => {
  const queries = useQueryClient();
  const seen = isProduction ? group.production : group.test;
  const [items, setItems] = useState(() => read<T>(seen));
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const isDirty = JSON.stringify(write(items)) !== JSON.stringify(JSON.parse(seen));

  const change = (next: Placed<T>[]) => {
    setItems(next);
    setErrors({});
    setSaid('');
  };
  const add = (item: T) => change([...items, { ...item, place: Math.max(-1, ...items.map(({ place }) => place)) + 1 }]);

  const send = async (toProduction: boolean, value: string, before: string, done: string) => {
    setFailure('');
    const key = toProduction ? group.key : `TEST_${group.key}`;
    const answer = await call('config/set', { key, value, before });
    if (!answer.ok) {
      setErrors(answer.fields);
      setFailure(answer.error);
      return;
    }
    setItems(read<T>(answer.data));
    setSaid(done);
    await queries.invalidateQueries();
  };

  const save = async () => {
    const whole = write(items).map((item) =>
      'link' in item && typeof item.link === 'string' ? { ...item, link: withHttps(item.link) } : item,
    );
    const checked = configEdits[group.key].safeParse({ items: whole });
    if (!checked.success) {
      const wrong = checked.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
      setErrors(Object.fromEntries(wrong.toReversed()));
      return setFailure('Revisá los campos marcados');
    }
    await send(
      isProduction,
      JSON.stringify(whole),
      seen,
      isProduction ? 'Guardado: ya se ve en la tienda' : 'Prueba guardada',
    );
  };
  const publish = () => send(true, group.test, group.production, 'Publicado: ya se ve en la tienda');

  return { items, errors, said, failure, isDirty, change, add, save, publish };
};
export type GroupState<T extends object> = ReturnType<typeof useConfigGroup<T>>;
