import { useEffect, useState } from 'react';
import type { City, State } from '#contract/places';
import { call } from '#web/data/call';

export type Places = { states: readonly State[]; cities: readonly City[] };

let loading: Promise<Places | undefined> | undefined;

const load = async (): Promise<Places | undefined> => {
  const [states, cities] = await Promise.all([call('state/list', {}), call('city/list', {})]);
  if (states.ok && cities.ok) return { states: states.data, cities: cities.data };
  loading = undefined;
  return undefined;
};

/** Departments and cities, asked once a page load; undefined until they are there. */
export const usePlaces = (): Places | undefined => {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      loading ??= load();
      const loaded = await loading;
      if (isGone) return;
      if (loaded) setPlaces(loaded);
      else timer = setTimeout(ask, 5000);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return places;
};
