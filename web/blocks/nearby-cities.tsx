import { useLoaderData } from 'react-router';
import { listText } from '#contract/plain/list-text';
import type { nearbyOf } from './nearby.ts';

type Page = { nearby?: ReturnType<typeof nearbyOf> } | undefined;

/** The cities that the metropolitan way to send reaches, behind its name, on pages whose loader tells them. */
export const NearbyCities = () => {
  const { nearby } = useLoaderData<Page>() ?? {};
  if (!nearby || nearby.cities.length === 0) return null;
  return (
    <details className="text-neutral-600">
      <summary className="py-1">{nearby.name}</summary>
      {listText(nearby.cities)}.
    </details>
  );
};
