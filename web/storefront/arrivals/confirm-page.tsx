import { arrivalConsent } from '#contract/plain/arrival-consent';
import { formMessages } from '#contract/plain/form-messages';
import { ConfirmByLink } from '#web/blocks/account/confirm-by-link.tsx';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Route } from './+types/confirm-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Confirmar el aviso', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

const confirm = async (key: string) => {
  const answer = await call('arrival/confirm', { key });
  if (answer.ok) return { confirmed: answer.data };
  return { refusal: { error: answer.status === 400 ? formMessages['arrival.linkDead'] : answer.error } };
};

const ConfirmPage = () => (
  <ConfirmByLink<{ code: string; name: string }>
    title="Confirmar el aviso"
    doneTitle="Aviso confirmado"
    button="Confirmar el aviso"
    confirm={confirm}
    notice="Listo: te mandamos un correo cuando llegue."
    next={({ code, name }) => (
      <>
        <p className="break-words">{name}</p>
        <LinkButton to={paths.product(code)}>Ver el producto</LinkButton>
      </>
    )}
  >
    <p>Confirmá que querés que te avisemos por correo cuando llegue el producto.</p>
    <p className="text-sm text-neutral-700">{arrivalConsent.text}</p>
  </ConfirmByLink>
);
export default ConfirmPage;
