import { cartTitle } from '#web/blocks/cart/cart-words';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder that the server renders for a page that only the browser can fill. */
export const Waiting = () => (
  <div className="mx-auto max-w-page px-4 py-6 md:py-8">
    <h1 className="mb-4 text-2xl font-bold">{cartTitle}</h1>
    <noscript>
      <p>Para comprar en línea hace falta JavaScript. Sin él podés consultarnos por WhatsApp o por teléfono.</p>
    </noscript>
    <div role="status" aria-label="Cargando" className="grid gap-6 lg:grid-cols-[1fr_22rem] noscript:hidden">
      <div className="grid gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-44" />
    </div>
  </div>
);
