import { useParams } from 'react-router';
import { formMessages } from '#contract/plain/form-messages';
import { newsletterConsent } from '#contract/plain/newsletter-consent';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { paths } from '#web/paths';
import { Form, FormError, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/confirm-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Confirmar la suscripción', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** The newsletter is confirmed by the button, not by opening the page: programs that scan mails open links too. */
const ConfirmPage = () => {
  const { key = '' } = useParams();
  const [confirmed, showConfirmed] = useScreen<object>('confirmed');
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const answer = await call('suscription/confirm', { key });
      if (!answer.ok) return { error: answer.status === 400 ? formMessages['newsletter.linkDead'] : answer.error };
      showConfirmed({}, { replace: true });
      return undefined;
    },
  });
  if (confirmed)
    return (
      <AccountPage title="Suscripción confirmada" isNext>
        <div role="status">
          <Notice tone="good">Listo: vas a recibir nuestras novedades. En cada correo podés darte de baja.</Notice>
        </div>
        <LinkButton to={paths.home}>Ir a la tienda</LinkButton>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Confirmar la suscripción"
      withoutScript="Para confirmar hace falta JavaScript. Activalo en tu navegador."
    >
      <p>Confirmá que querés recibir nuestras novedades por correo.</p>
      <p className="text-sm text-neutral-700">{newsletterConsent.text}</p>
      <Form form={form}>
        <FormError />
        <SubmitButton>Confirmar mi suscripción</SubmitButton>
      </Form>
    </AccountPage>
  );
};
export default ConfirmPage;
