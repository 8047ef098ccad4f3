import { useState } from 'react';
import { useParams } from 'react-router';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useGoingTo } from '#web/blocks/account/going-to';
import { NewPasswordFields } from '#web/blocks/account/new-password-fields.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { call } from '#web/data/call';
import { newPasswordErrors } from '#web/data/field-checks';
import { pageMeta } from '#web/data/page-meta';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { Form, FormError, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/choose-page.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Elegir una contraseña nueva', noindex: true });

export const handle: PageHandle = { needs: 'passwordReset' };

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Step 2, by the link of the mail or of the administrator's command. */
const ChoosePage = () => {
  useLeaveSignedIn();
  const { email = '', key = '' } = useParams();
  const [done, showDone] = useScreen<object>('done');
  const [isDead, setDead] = useState(false);
  const to = useGoingTo();
  const form = useForm({
    check: newPasswordErrors,
    send: async ({ newPassword = '' }) => {
      const answer = await call('user/restorePwdStep2', { email, key, newPassword });
      if (answer.ok) {
        showDone({}, { replace: true });
        return undefined;
      }
      setDead(!answer.fields.newPassword && [400, 404, 422].includes(answer.status));
      return { error: answer.error, fields: answer.fields };
    },
  });
  if (done) {
    return (
      <AccountPage title="Contraseña cambiada" isNext>
        <div role="status">
          <Notice tone="good">Tu contraseña quedó cambiada. Ya podés ingresar con ella.</Notice>
        </div>
        <LinkButton to={paths.login(to)} state={{ email }}>
          Ingresar
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Elegir una contraseña nueva">
      <p>
        Para la cuenta <strong>{email}</strong>
      </p>
      <Form form={form}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label="Contraseña nueva" />
        <FormError />
        {isDead && (
          <LinkButton to={paths.resetPassword(to)} look="quiet">
            Pedir otro enlace
          </LinkButton>
        )}
        <SubmitButton>Cambiar la contraseña</SubmitButton>
      </Form>
    </AccountPage>
  );
};
export default ChoosePage;
