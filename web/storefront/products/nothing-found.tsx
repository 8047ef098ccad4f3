import type { ReactNode } from 'react';
import { noResult } from '#web/data/list-words';
import { showOnly } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

const AskForIt = onDemand(async () => (await import('./ask-for-it.tsx')).AskForIt);

type Props = {
  /** The name of the whole list. */
  all: string;
  text: string | undefined;
  /** Leads on to less that is asked for. */
  wider: ReactNode;
};

/** Says that nothing was found, and leads on. */
export const NothingFound = ({ all, text, wider }: Props) => (
  <EmptyState
    icon="search"
    title={noResult}
    action={
      <div className="grid justify-items-center gap-3">
        {wider}
        <LinkButton to={paths.products({ search: '' })} look="quiet" onClick={() => showOnly(null)}>
          {all}
        </LinkButton>
        <AskForIt text={text} silent waiting={<div className="min-h-11" />} />
      </div>
    }
  >
    Probá con otras palabras, con el código, o quitá algún filtro.
  </EmptyState>
);
