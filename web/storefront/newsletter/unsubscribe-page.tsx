import { EndByLink } from '#web/blocks/account/end-by-link.tsx';
import { pageMeta } from '#web/data/page-meta';
import type { Route } from './+types/unsubscribe-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Darte de baja', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

const UnsubscribePage = () => (
  <EndByLink
    title="Darte de baja"
    doneTitle="Te diste de baja"
    button="Darme de baja"
    notice="Listo: no te vamos a escribir más novedades."
    next="Si fue sin querer, podés suscribirte de nuevo al pie de cualquier página."
  >
    <p>¿No querés recibir más nuestras novedades por correo?</p>
  </EndByLink>
);
export default UnsubscribePage;
