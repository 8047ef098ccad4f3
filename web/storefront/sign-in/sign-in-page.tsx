import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formMessages } from '#contract/plain/form-messages';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { ResendActivation } from '#web/blocks/account/resend-activation.tsx';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { emailErrors, missingFields } from '#web/data/field-checks';
import { login, notActivated } from '#web/data/login';
import { pageMeta } from '#web/data/page-meta';
import { returnPath } from '#web/data/return-path';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { type FormValues, useForm } from '#web/ui/form-state';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/sign-in-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Ingresar', noindex: true });

const check = (values: FormValues) => ({
  ...emailErrors(values, formMessages['field.loginEmail']),
  ...missingFields(values, ['password']),
});

const SignInPage = () => {
  const { from, isEnded } = useAsked();
  // Before it opens, a shop has no other page to show.
  const home = useSite().isPreparing ? paths.panel : null;
  const user = useUser();
  const navigate = useNavigate();
  const [inactive, setInactive] = useState('');
  const form = useForm({
    check,
    send: async ({ email = '', password = '' }) => {
      const answer = await login(email.trim(), password);
      setInactive(!answer.ok && answer.code === notActivated ? email.trim() : '');
      return answer.ok ? undefined : { error: answer.error, fields: renamed(answer.fields) };
    },
  });
  useEffect(() => {
    if (user) void navigate(returnPath(from ?? home), { replace: true });
  }, [user, from, home, navigate]);

  return (
    <AccountPage title="Ingresar">
      {/\/(carrito|mi-compra)/.test(from ?? '') && (
        <Notice tone="fair">Para continuar el proceso debes iniciar sesión.</Notice>
      )}
      {isEnded && (
        <Notice tone="fair">Tu sesión venció por inactividad. Ingresá de nuevo y seguís donde estabas.</Notice>
      )}
      <Form form={form}>
        <FormField name="email" label="E-mail" required>
          <TextInput type="email" inputMode="email" autoComplete="username" maxLength={254} />
        </FormField>
        <FormField name="password" label="Contraseña" required>
          <PasswordInput autoComplete="current-password" maxLength={200} />
        </FormField>
        <FormError />
        {inactive && <ResendActivation email={inactive} from={from} />}
        <SubmitButton>Ingresar</SubmitButton>
      </Form>
      <Help from={from} />
      <p className="border-t border-neutral-200 pt-4">
        ¿No tenés cuenta?{' '}
        <Link to={paths.register(from ?? undefined)} className="font-semibold text-brand-700 underline">
          Registrate
        </Link>
      </p>
    </AccountPage>
  );
};
export default SignInPage;

// The server's page is the same whatever it leads back to, so the first render does not look at it.
const useAsked = () => {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  return { from: isHydrated ? query.get('from') : null, isEnded: isHydrated && query.has('vencida') };
};

const renamed = ({ username, ...fields }: Record<string, string>) => ({
  ...fields,
  ...(username && { email: username }),
});

const Help = ({ from }: { from: string | null }) => {
  const { site } = useSite();
  return site.capabilities.includes('passwordReset') ? (
    <Link to={paths.resetPassword(from ?? undefined)} className="justify-self-start text-brand-700 underline">
      ¿Olvidaste tu contraseña?
    </Link>
  ) : (
    <ContactLink className="justify-self-start">¿Problemas para ingresar? Escribinos</ContactLink>
  );
};
