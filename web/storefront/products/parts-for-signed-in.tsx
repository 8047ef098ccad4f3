import { Message } from '#web/blocks/error-page.tsx';
import { useSite } from '#web/data/site';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShownParts } from './autopart-list.tsx';
import { kindWords, listTitle } from './list-title.ts';
import { namesInAnswer } from './names-in-answer.ts';
import type { PartsForSignedInData } from './read-autoparts.ts';

/** A list whose vehicle or brand the server's page, a visitor's, does not know: it may be there for who is signed in. */
export const PartsForSignedIn = ({ choice, input, category }: PartsForSignedInData) => {
  const { site } = useSite();
  const { answer, isAsking } = useOwnAnswer('autopart/filter', input, true);
  if (isAsking) return <Waiting />;
  const names = answer && namesInAnswer(choice, category, answer);
  if (!answer || !names) return <Unknown what={choice.v === undefined ? 'esa marca' : 'ese vehículo'} />;
  const title = listTitle('autoparts', choice, names);
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <ShownParts {...{ choice, input, names, title }} shown={answer} />
    </>
  );
};

/** The same words for what is gone and for what the viewer may not see. */
const Unknown = ({ what }: { what: string }) => (
  <Message icon="search" title={`No encontramos ${what}`}>
    <p className="mt-3 text-neutral-700">
      Puede que ya no esté en el catálogo. Elegí tu vehículo de la lista, o buscá arriba con el código de la pieza.
    </p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <LinkButton to={paths.picker()}>Elegir vehículo</LinkButton>
      <LinkButton to={paths.products({ search: '' })} look="quiet">
        {kindWords.autoparts.all}
      </LinkButton>
    </div>
  </Message>
);

const Waiting = () => (
  <div className="mx-auto grid max-w-page gap-4 px-4 py-4" aria-busy="true">
    <p className="sr-only">Buscando autopartes…</p>
    <Skeleton className="h-44 w-full" />
    <Skeleton className="h-44 w-full" />
  </div>
);
