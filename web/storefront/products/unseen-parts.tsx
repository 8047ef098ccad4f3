import { NotFound } from '#web/blocks/error-page.tsx';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShownParts } from './autopart-list.tsx';
import { listTitle } from './list-title.ts';
import type { UnseenPartsData } from './read-autoparts.ts';
import { seenNames } from './seen-names.ts';

/** A list whose vehicle or brand the server's page, a visitor's, does not know: it may be there for who is signed in. */
export const UnseenParts = ({ choice, input, category }: UnseenPartsData) => {
  const { answer, isAsking } = useOwnAnswer('autopart/filter', input, true);
  if (isAsking) return <Waiting />;
  const names = answer && seenNames(choice, category, answer);
  if (!answer || !names) return <NotFound />;
  return <ShownParts {...{ choice, input, names }} shown={answer} title={listTitle('autoparts', choice, names)} />;
};

const Waiting = () => (
  <div className="mx-auto grid max-w-page gap-4 px-4 py-4" aria-busy="true">
    <p className="sr-only">Buscando autopartes…</p>
    <Skeleton className="h-44 w-full" />
    <Skeleton className="h-44 w-full" />
  </div>
);
