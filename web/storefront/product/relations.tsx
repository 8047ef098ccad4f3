import { Fragment } from 'react';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import type { Part } from './part.ts';

const words = { replacedBy: 'Reemplazado por', replaces: 'Reemplaza a', equivalent: 'Equivalente a' } as const;

/** Which other parts take its place, or the other way round. */
export const Relations = ({ relations }: Pick<Part, 'relations'>) =>
  relations.length === 0 ? null : (
    <dl className="facts">
      <PartsStyles />
      {(Object.keys(words) as (keyof typeof words)[]).map((kind) => {
        const others = relations.filter((relation) => relation.kind === kind);
        return others.length === 0 ? null : (
          <Fragment key={kind}>
            <dt>{words[kind]}</dt>
            <dd className="flex flex-wrap gap-x-3">
              {others.map(({ family, code }) => (
                <Link key={family} to={paths.product(family)} className="text-brand-700 underline">
                  {code}
                </Link>
              ))}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
