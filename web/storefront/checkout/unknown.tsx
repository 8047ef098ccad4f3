import { ScreenHeading } from '#web/blocks/screen-heading.tsx';
import { AfterOrder } from './after-order.tsx';

/** Somebody comes back from paying, and which order it was is not known here: nothing says that one was entered. */
export const Unknown = () => (
  <div className="mx-auto grid max-w-text justify-items-start gap-5 px-4 py-8 md:py-12">
    <ScreenHeading title="Mirá cómo está tu pedido" />
    <p>Entre tus pedidos ves si llegó el pago y qué sigue. Si tu pedido entró, también te escribimos por correo.</p>
    <AfterOrder />
  </div>
);
