import { useOwnAnswer } from '#web/data/use-own-answer';
import { Link } from '#web/ui/link.tsx';
import type { Query } from './order-query.ts';

type Props = { of: Pick<Query, 'companyId' | 'personId'>; toAll: string };

/** Says whose orders alone are listed, and leads to those of all buyers. */
export const OneBuyer = ({ of: { companyId, personId }, toAll }: Props) => {
  const company = useOwnAnswer('company/find', { id: companyId ?? 0 }, companyId !== undefined).answer?.data;
  const person = useOwnAnswer('person/find', { id: personId ?? 0 }, personId !== undefined).answer?.data;
  if (companyId === undefined && personId === undefined) return null;
  const names = [company?.name, person && `${person.name} ${person.lastName}`].filter(Boolean).join(' · ');
  return (
    <p className="mb-4 wrap-anywhere">
      {names ? (
        <>
          Solo los que hizo <strong>{names}</strong>.
        </>
      ) : (
        'Solo los de un comprador.'
      )}{' '}
      <Link to={toAll} className="font-medium text-brand-700 underline">
        Ver los de todos
      </Link>
    </p>
  );
};
