import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formMessages } from '#contract/plain/form-messages';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useGoingTo, wayOn } from '#web/blocks/account/going-to';
import { NewPasswordFields } from '#web/blocks/account/new-password-fields.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { announceActivation } from '#web/data/activation-channel';
import { call } from '#web/data/call';
import { emailErrors, newPasswordErrors } from '#web/data/field-checks';
import { pageMeta } from '#web/data/page-meta';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/activation-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Activar tu cuenta', noindex: true });

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** The account is activated by the button, not by opening the page: programs that scan mails open links too. */
const ActivationPage = () => {
  const { guid = '' } = useParams();
  const [active, showActive] = useScreen<Activated>('active');
  const [error, setError] = useState('');
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useForm({
    check: (values) => (needsPassword ? newPasswordErrors(values) : {}),
    send: async ({ newPassword }) => {
      const answer = await call('user/activate', { guid, ...(needsPassword && { newPassword }) });
      if (answer.ok) announceActivation();
      if (!answer.ok && answer.fields.newPassword) {
        // Pressed before it was known that a password is needed: its fields are shown, and nothing is wrong yet.
        setNeedsPassword(true);
        return needsPassword ? { error: answer.error, fields: answer.fields } : undefined;
      }
      if (!answer.ok && !saysDead(answer)) return { error: answer.error };
      if (answer.ok) showActive({ checkData: needsPassword }, { replace: true });
      else setError(linkError(answer));
      return undefined;
    },
  });
  // A link that was used shows no button that could only fail.
  const isActive = active !== undefined;
  useEffect(() => {
    if (isActive) return;
    let isOver = false;
    const check = async () => {
      const answer = await call('user/checkActivation', { guid });
      if (isOver) return;
      if (answer.ok) setNeedsPassword(answer.data.needsPassword);
      else if (saysDead(answer)) setError((known) => known || linkError(answer));
    };
    void check();
    return () => {
      isOver = true;
    };
  }, [guid, isActive]);
  if (active) return <Active {...active} />;
  if (error) return <Failed error={error} />;
  return (
    <AccountPage title={needsPassword ? passwordTitle : 'Activar tu cuenta'} isNext={needsPassword}>
      {needsPassword ? (
        <p>
          Para que la cuenta sea solo tuya, elegí ahora su contraseña: si alguien escribió otra antes para este e-mail,
          ya no sirve.
        </p>
      ) : (
        <p>Confirmá que querés activar tu cuenta.</p>
      )}
      <Form form={form}>
        {needsPassword && <NewPasswordFields />}
        <FormError />
        <SubmitButton>Activar mi cuenta</SubmitButton>
      </Form>
    </AccountPage>
  );
};
export default ActivationPage;

const passwordTitle = 'Elegí tu contraseña';

// Nothing of a shop that was not reached says that the link is dead.
const saysDead = ({ status }: { status: number }) => status > 0 && status < 429;

// An address that is no GUID at all is as dead as one that was used.
const linkError = ({ status, error }: { status: number; error: string }) =>
  status === 400 ? formMessages['user.linkDead'] : error;

/** The e-mail that the link was sent to. */
const useLinkEmail = () => {
  const [query] = useSearchParams();
  return (useHydrated() && query.get('email')) || undefined;
};

type Activated = {
  /** The person is asked to look at data that somebody else may have entered. */
  checkData: boolean;
};

const Active = ({ checkData }: Activated) => {
  const user = useUser();
  const to = useGoingTo();
  const email = useLinkEmail();
  return (
    <AccountPage title="Tu cuenta está activa" isNext>
      <div role="status">
        <Notice tone="good">
          {user ? 'Ya ingresaste: podés seguir.' : 'Ya podés ingresar con tu e-mail y tu contraseña.'}
        </Notice>
      </div>
      {checkData && <p>Después revisá tus datos en tu perfil: quedaron los que se escribieron por última vez.</p>}
      <LinkButton to={user ? (to ?? paths.home) : paths.login(to)} state={{ email }}>
        {user ? wayOn(to) : 'Ingresar'}
      </LinkButton>
    </AccountPage>
  );
};

const Failed = ({ error }: { error: string }) => {
  const [sentTo, setSentTo] = useState('');
  const to = useGoingTo();
  const known = useLinkEmail();
  const form = useForm({
    check: (values) => emailErrors(values),
    send: async ({ email = '' }) => {
      const answer = await call('user/resendActivation', { email, from: to });
      setSentTo(answer.ok ? email.trim() : '');
      return answer.ok ? undefined : answer;
    },
  });
  return (
    <AccountPage title="No pudimos activar la cuenta" isNext>
      <div role="alert">
        <Notice tone="bad">{error}</Notice>
      </div>
      <p>Si tu cuenta ya está activa, solo te queda ingresar.</p>
      <Form form={form}>
        <FormField name="email" label="E-mail de tu cuenta" required>
          <TextInput
            key={known}
            defaultValue={known}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        </FormField>
        <FormError />
        <div role="status" className="contents">
          {sentTo && <Notice tone="good">Si hay una cuenta con {sentTo}, le va a llegar un enlace nuevo.</Notice>}
        </div>
        <SubmitButton>Enviar un enlace nuevo</SubmitButton>
      </Form>
      <LinkButton to={paths.login(to)} state={{ email: known }} look="quiet">
        Ingresar
      </LinkButton>
    </AccountPage>
  );
};
