import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a product's page while the browser asks for it. */
export const Waiting = () => (
  <div className="mx-auto grid max-w-page gap-6 px-4 py-4 md:grid-cols-2" aria-busy="true">
    <p className="sr-only">Buscando el producto…</p>
    <Skeleton className="aspect-[4/3] w-full" />
    <Skeleton className="h-44 w-full" />
  </div>
);
