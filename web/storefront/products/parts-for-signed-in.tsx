import { useSite } from '#web/data/site';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShownParts } from './autopart-list.tsx';
import { listTitle } from './list-title.ts';
import { namesInAnswer } from './names-in-answer.ts';
import type { PartsForSignedInData } from './read-autoparts.ts';
import { UnknownList } from './unknown-list.tsx';

/** A list whose vehicle or brand the server's page, a visitor's, does not know: it may be there for who is signed in. */
export const PartsForSignedIn = ({ choice, input, category }: PartsForSignedInData) => {
  const { site } = useSite();
  const { answer, isAsking } = useOwnAnswer('autopart/filter', input, true);
  if (isAsking) return <Waiting />;
  const names = answer && namesInAnswer(choice, category, answer);
  if (!answer || !names)
    return choice.v === undefined ? <UnknownList /> : <UnknownList title="No encontramos ese vehículo" />;
  const title = listTitle('autoparts', choice, names);
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <ShownParts {...{ choice, input, names, title }} shown={answer} />
    </>
  );
};

const Waiting = () => (
  <div className="mx-auto grid max-w-page gap-4 px-4 py-4" aria-busy="true">
    <p className="sr-only">Buscando autopartes…</p>
    <Skeleton className="h-44 w-full" />
    <Skeleton className="h-44 w-full" />
  </div>
);
