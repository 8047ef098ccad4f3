import { useState } from 'react';
import { data, useParams } from 'react-router';
import { legalVersionOf } from '#sites/legal';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useOwnDocument } from '#web/blocks/use-own-document';
import { site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { Form, FormError, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import type { Route } from './+types/confirm-order-page.ts';
import { type Confirmation, confirm } from './confirmation.ts';
import { Confirmed } from './confirmed.tsx';
import { Failed } from './failed.tsx';

const title = 'Confirmá tu compra';
const guidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const loader = ({ context, params }: Route.LoaderArgs) => {
  if (!guidShape.test(params.guid)) throw data(null, { status: 404 });
  return { termsVersion: legalVersionOf(context.get(site)) };
};

// The page that one goes to from here is told no more than the shop it came from: the address is a secret.
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches[0].loaderData, { title, noindex: true }),
  { name: 'referrer', content: 'strict-origin' },
];

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** The order is confirmed by the button, not by opening the page: programs that scan mails open links too. */
const ConfirmOrderPage = ({ loaderData: { termsVersion } }: Route.ComponentProps) => {
  const { guid = '', key = '' } = useParams();
  const [confirmed, setConfirmed] = useState<Confirmation>();
  const [dead, setDead] = useState('');
  useOwnDocument(useSite().thirdParties !== null);
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const answer = await confirm({ orderId: guid, key });
      if (answer.ok) setConfirmed(answer);
      else if (answer.status === 404) setDead(answer.error);
      else return { error: answer.error };
      return undefined;
    },
  });
  if (confirmed) {
    // An account that gets it here does not confirm it a second time.
    const { wasConfirmed } = confirmed;
    const change = (changed: Confirmation) => setConfirmed({ ...changed, wasConfirmed });
    return <Confirmed {...{ confirmed, termsVersion }} link={{ orderId: guid, key }} onChange={change} />;
  }
  if (dead) return <Failed error={dead} />;
  return (
    <AccountPage
      title={title}
      withoutScript="Para confirmar tu compra hace falta JavaScript. Activalo en tu navegador."
    >
      <p>
        Con esto sabemos que este correo es tuyo. Si pagás por depósito o giro, desde ahora te guardamos el pedido por
        todo el plazo.
      </p>
      <Form form={form}>
        <FormError />
        <SubmitButton look="buy">Confirmar mi compra</SubmitButton>
      </Form>
    </AccountPage>
  );
};
export default ConfirmOrderPage;
