import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a product's page while the browser asks for it. */
export const Waiting = () => (
  <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:grid-cols-2" aria-busy="true">
    <p className="sr-only">Buscando el producto…</p>
    <Skeleton className="aspect-[4/3] w-full" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-32 w-full" />
    </div>
  </div>
);
