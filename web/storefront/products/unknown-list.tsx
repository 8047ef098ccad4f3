import { Message } from '#web/blocks/error-page.tsx';
import { noResult } from '#web/data/list-words';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AskForIt } from './ask-for-it.tsx';
import { kindWords } from './list-title.ts';

const advice = {
  products: 'Buscá arriba con otras palabras o con el código.',
  autoparts: 'Elegí tu vehículo en la búsqueda avanzada, o buscá arriba con el código de la pieza.',
};

/** A list of what is not there: the same words for what is gone and for what the viewer may not see. */
export const UnknownList = ({ title = noResult }: { title?: string }) => {
  const { kind } = useSite().site;
  return (
    <Message icon="search" title={title}>
      <p className="mt-3 text-neutral-700">Puede que ya no esté en el catálogo. {advice[kind]}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {kind === 'autoparts' && <LinkButton to={paths.picker()}>Búsqueda avanzada</LinkButton>}
        <LinkButton to={paths.products({ search: '' })} look="quiet">
          {kindWords[kind].all}
        </LinkButton>
        <AskForIt text={undefined} />
      </div>
    </Message>
  );
};
