import { useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { MailsWait } from '#web/blocks/mails-wait.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { call } from '#web/data/call';
import { emailErrors } from '#web/data/field-checks';
import { pageMeta } from '#web/data/page-meta';
import { translated } from '#web/data/translated';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/ask-page.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Restablecer la contraseña', noindex: true });

export const handle: PageHandle = { needs: 'passwordReset' };

/** Step 1: asks for the e-mail to which the link goes. */
const AskPage = () => {
  useLeaveSignedIn();
  const [sent, showSent] = useScreen<{ to: string }>('sent');
  const [typed, setTyped] = useState<string>();
  const [query] = useSearchParams();
  const { state }: Location<{ email?: string } | null> = useLocation();
  const isHydrated = useHydrated();
  const from = isHydrated ? query.get('from') : null;
  const email = typed ?? (isHydrated ? state?.email : undefined);
  const form = useForm({
    check: (values) => emailErrors(values),
    send: async ({ email = '' }) => {
      const answer = await call('user/restorePwdStep1', { email, from });
      if (!answer.ok) return { error: translated(answer.error), fields: answer.fields };
      setTyped(email.trim());
      showSent({ to: email.trim() });
      return undefined;
    },
  });
  if (sent) {
    const correct = () => {
      setTyped(sent.to);
      showSent(undefined);
    };
    return (
      <AccountPage title="Revisá tu correo" isNext>
        <div role="status" className="grid gap-3">
          <Notice tone="good">
            Si hay una cuenta con <strong>{sent.to}</strong>, le va a llegar un correo con un enlace para elegir una
            contraseña nueva.
          </Notice>
          <MailsWait />
        </div>
        <p>El enlace sirve una sola vez y durante una hora. Si no llega, fijate en el correo no deseado.</p>
        <Button look="quiet" onClick={correct}>
          Corregir el e-mail
        </Button>
        <LinkButton to={paths.login(from ?? undefined)} state={{ email: sent.to }} look="quiet">
          Volver a ingresar
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Restablecer la contraseña" isNext={typed !== undefined}>
      <p>Escribí el e-mail de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.</p>
      <Form form={form}>
        <FormField name="email" label="E-mail" required>
          <TextInput
            key={email}
            defaultValue={email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        </FormField>
        <FormError />
        <SubmitButton>Enviar el enlace</SubmitButton>
      </Form>
    </AccountPage>
  );
};
export default AskPage;
