import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { type FilterProps, Filters } from './filters.tsx';

const FilterSheet = onDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** Below lg the filters open from the bottom; without JavaScript they unfold in place. */
export const FilterButton = (props: FilterProps) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const chosen = [props.choice.c, props.choice.b, props.choice.p].filter(Boolean).length;
  return (
    <>
      <Button
        look="quiet"
        className="lg:hidden noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <Icon name="filter" />
        Filtrar{chosen > 0 && ` (${chosen})`}
      </Button>
      <noscript>
        <details className="lg:hidden">
          <summary className="py-2 font-semibold">Filtros</summary>
          <Filters {...props} />
        </details>
      </noscript>
      {state !== 'unused' && (
        <FilterSheet
          {...props}
          open={state === 'open'}
          onClose={() => setState('closed')}
          onMissing={() => setState('unused')}
        />
      )}
    </>
  );
};
