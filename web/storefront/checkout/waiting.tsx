import { useContext } from 'react';
import { cartTitle } from '#web/blocks/cart/cart-words';
import { EmptyCart } from '#web/blocks/cart/empty-cart.tsx';
import { OwnMark } from '#web/own-mark';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder of a page that only the browser can fill. `isFirst`: the server's page tells an empty cart before any code has come. */
export const Waiting = ({ isFirst = false }: { isFirst?: boolean }) => (
  <div className="mx-auto max-w-page px-4 py-6 md:py-8">
    <h1 className="mb-4 text-2xl font-bold">{cartTitle}</h1>
    <noscript>
      <p>Para comprar en línea hace falta JavaScript. Sin él podés consultarnos por WhatsApp o por teléfono.</p>
    </noscript>
    {isFirst && (
      <div id="cartEmpty" hidden suppressHydrationWarning>
        <EmptyCart />
      </div>
    )}
    <div
      id="cartWaiting"
      role="status"
      aria-label="Cargando"
      className="grid gap-6 lg:grid-cols-[1fr_22rem] noscript:hidden"
      suppressHydrationWarning
    >
      <div className="grid gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-44" />
    </div>
    {isFirst && <EarlyScript />}
  </div>
);

/** Reads what web/data/cart.ts keeps; a browser that blocks storage keeps no cart. The page of a placed order is no cart. */
const showEmpty =
  'if(!/status=/.test(location.search)){let n;try{n=JSON.parse(localStorage.cart).lines.length}catch{}if(!n){cartEmpty.hidden=!1;cartWaiting.hidden=!0}}';

const EarlyScript = () => {
  const mark = useContext(OwnMark);
  const html = { __html: mark ? `<script nonce="${mark}">${showEmpty}</script>` : '' };
  return <div suppressHydrationWarning dangerouslySetInnerHTML={html} />;
};
