import { EndByLink } from '#web/blocks/account/end-by-link.tsx';
import { pageMeta } from '#web/data/page-meta';
import type { Route } from './+types/end-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Cancelar el aviso', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

const EndPage = () => (
  <EndByLink
    title="Cancelar el aviso"
    doneTitle="Aviso cancelado"
    button="Cancelar el aviso"
    notice="Listo: no te vamos a escribir por este producto."
    next="Si fue sin querer, podés pedirlo de nuevo en la página del producto."
  >
    <p>¿Ya no querés que te avisemos cuando llegue el producto?</p>
  </EndByLink>
);
export default EndPage;
