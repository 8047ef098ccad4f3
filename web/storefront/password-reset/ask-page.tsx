import { useState } from 'react';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { call } from '#web/data/call';
import { emailErrors } from '#web/data/field-checks';
import { pageMeta } from '#web/data/page-meta';
import { translated } from '#web/data/translated';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/ask-page.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Restablecer la contraseña', noindex: true });

export const handle: PageHandle = { needs: 'passwordReset' };

/** Step 1: asks for the e-mail to which the link goes. */
const AskPage = () => {
  useLeaveSignedIn();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    check: (values) => emailErrors(values),
    send: async ({ email = '' }) => {
      const answer = await call('user/restorePwdStep1', { email });
      if (!answer.ok) return { error: translated(answer.error), fields: answer.fields };
      setSentTo(email.trim());
      return undefined;
    },
  });
  return (
    <AccountPage title="Restablecer la contraseña">
      {sentTo ? (
        <>
          <div role="status">
            <Notice tone="good">
              Si hay una cuenta con <strong className="break-words">{sentTo}</strong>, le enviamos un correo con un
              enlace para elegir una contraseña nueva.
            </Notice>
          </div>
          <p>El enlace sirve una sola vez y durante una hora. Si no llega, fijate en el correo no deseado.</p>
          <LinkButton to={paths.login()} look="quiet">
            Volver a ingresar
          </LinkButton>
        </>
      ) : (
        <>
          <p>Escribí el e-mail de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.</p>
          <Form form={form}>
            <FormField name="email" label="E-mail" required>
              <TextInput type="email" inputMode="email" autoComplete="email" maxLength={254} />
            </FormField>
            <FormError />
            <SubmitButton>Enviar el enlace</SubmitButton>
          </Form>
        </>
      )}
    </AccountPage>
  );
};
export default AskPage;
