import { formMessages } from '#contract/plain/form-messages';
import { newsletterConsent } from '#contract/plain/newsletter-consent';
import { ConfirmByLink } from '#web/blocks/account/confirm-by-link.tsx';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Route } from './+types/confirm-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Confirmar la suscripción', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

const confirm = async (key: string) => {
  const answer = await call('suscription/confirm', { key });
  if (answer.ok) return { confirmed: {} };
  return { refusal: { error: answer.status === 400 ? formMessages['newsletter.linkDead'] : answer.error } };
};

const ConfirmPage = () => (
  <ConfirmByLink
    title="Confirmar la suscripción"
    doneTitle="Suscripción confirmada"
    button="Confirmar mi suscripción"
    confirm={confirm}
    notice="Listo: vas a recibir nuestras novedades. En cada correo podés darte de baja."
    next={() => <LinkButton to={paths.home}>Ir a la tienda</LinkButton>}
  >
    <p>Confirmá que querés recibir nuestras novedades por correo.</p>
    <p className="text-sm text-neutral-700">{newsletterConsent.text}</p>
  </ConfirmByLink>
);
export default ConfirmPage;
