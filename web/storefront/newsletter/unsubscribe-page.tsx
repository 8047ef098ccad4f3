import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { unreachable } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Form, FormError, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/unsubscribe-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Darte de baja', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Posts what a mail reader's own button posts to this address. The refusal is a sentence. */
const unsubscribe = async () => {
  try {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await fetch(window.location.pathname, { method: 'POST', body });
    return response.ok ? undefined : { error: await response.text() };
  } catch {
    return { error: unreachable };
  }
};

/** Ends a subscription by the button; opening the page changes nothing. */
const UnsubscribePage = () => {
  const [ended, showEnded] = useScreen<object>('ended');
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const refusal = await unsubscribe();
      if (!refusal) showEnded({}, { replace: true });
      return refusal;
    },
  });
  if (ended)
    return (
      <AccountPage title="Te diste de baja" isNext>
        <div role="status">
          <Notice tone="good">Listo: no te vamos a escribir más novedades.</Notice>
        </div>
        <p>Si fue sin querer, podés suscribirte de nuevo al pie de cualquier página.</p>
        <LinkButton to={paths.home} look="quiet">
          Ir a la tienda
        </LinkButton>
      </AccountPage>
    );
  return (
    <AccountPage title="Darte de baja" withoutScript="">
      <p>¿No querés recibir más nuestras novedades por correo?</p>
      <Form form={form}>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <FormError />
        <SubmitButton className="noscript:hidden">Darme de baja</SubmitButton>
        <noscript>
          <Button type="submit" className="w-full">
            Darme de baja
          </Button>
        </noscript>
      </Form>
    </AccountPage>
  );
};
export default UnsubscribePage;
