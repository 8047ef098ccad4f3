import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { FilterProps } from './filters.tsx';
import { chosenCount } from './list-query.ts';
import type { Measures } from './measure-fields.tsx';
import { useSeesPrices } from './use-sees-prices.ts';

const FilterSheet = onDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** Below lg the filters open from the bottom; without JavaScript they stand below the list. */
export const FilterButton = (props: FilterProps & { measures: Measures | undefined }) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const chosen = chosenCount(props.choice, useSeesPrices());
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
      <a href="#filtros" className="hidden py-2 font-semibold underline noscript:max-lg:block">
        Filtros
      </a>
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
