import { useState } from 'react';
import { FavouriteButton } from '#web/blocks/cards/favourite-button.tsx';
import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const sizes = '(min-width: 75rem) 280px, (min-width: 48rem) 30vw, 46vw';

/** Products that the signed-in kept, the last one first. One that is taken away stays until the page is left, to be kept again. */
export const Favourites = ({ title }: { title: string }) => {
  const [tries, setTries] = useState(0);
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-8">
      <h1 className="mb-4 text-2xl font-bold">{title}</h1>
      <Cards key={tries} onRetry={() => setTries(tries + 1)} />
    </div>
  );
};

const Cards = ({ onRetry }: { onRetry: () => void }) => {
  const { answer, isAsking } = useOwnAnswer('favourite/list', {}, true);
  if (isAsking)
    return (
      <div
        className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4"
        role="status"
        aria-label="Cargando"
      >
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    );
  if (!answer)
    return (
      <EmptyState
        icon="alert"
        title="No pudimos cargar tus favoritos"
        action={<Button onClick={onRetry}>Probar de nuevo</Button>}
      >
        Revisá tu conexión.
      </EmptyState>
    );
  if (answer.data.length === 0)
    return (
      <EmptyState
        icon="heart"
        title="Todavía no guardaste favoritos"
        action={<LinkButton to={paths.products()}>Ver productos</LinkButton>}
      >
        En la página de un producto, tocá el corazón de su foto para encontrarlo acá.
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {answer.data.map((card, at) => (
        <li key={card.code} className="relative">
          <ProductCard card={card} sizes={sizes} priority={at < 4} />
          <FavouriteButton codes={card.asked} name={card.name} isKept />
        </li>
      ))}
    </ul>
  );
};
