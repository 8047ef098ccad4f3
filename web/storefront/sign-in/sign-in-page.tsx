import { useEffect, useId, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { formMessages } from '#contract/plain/form-messages';
import { returnPath } from '#contract/plain/return-path';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { ResendActivation } from '#web/blocks/account/resend-activation.tsx';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { emailErrors, missingFields } from '#web/data/field-checks';
import { useGuest } from '#web/data/guest';
import { login, notActivated } from '#web/data/login';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { type FormValues, useForm } from '#web/ui/form-state';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
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
  const { from, email, isEnded } = useAsked();
  const { site, isPreparing } = useSite();
  const { saleOn, pricesFor } = site.settings;
  // Before it opens, a shop has no other page to show.
  const home = isPreparing ? paths.panel : null;
  // Prices are for visitors too, and one comes from the checkout.
  const isOffered = saleOn && pricesFor === 'everyone' && returnPath(from).startsWith(paths.cart);
  const user = useUser();
  const navigate = useNavigate();
  const [inactive, setInactive] = useState('');
  const [typed, setTyped] = useState<string>();
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
      {isOffered && <AsGuest to={returnPath(from)} />}
      {isEnded && (
        <Notice tone="fair">Tu sesión venció por inactividad. Ingresá de nuevo y seguís donde estabas.</Notice>
      )}
      {isOffered && <h2 className="text-lg font-semibold">Ya tengo cuenta</h2>}
      <Form form={form}>
        <FormField name="email" label="E-mail" required>
          <TextInput
            key={email}
            defaultValue={email}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={254}
          />
        </FormField>
        <FormField name="password" label="Contraseña" required>
          <PasswordInput autoComplete="current-password" maxLength={200} />
        </FormField>
        <FormError />
        {inactive && <ResendActivation email={inactive} from={from} />}
        <SubmitButton>Ingresar</SubmitButton>
      </Form>
      <Help from={from} email={typed ?? email} />
      {!isPreparing && (
        <p className="border-t border-neutral-200 pt-4">
          ¿No tenés cuenta?{' '}
          <Link to={paths.register(from ?? undefined)} className="font-semibold text-brand-700 underline">
            Registrate
          </Link>
        </p>
      )}
    </AccountPage>
  );
};
export default SignInPage;

const GuestForm = onDemand(async () => (await import('./guest-form.tsx')).GuestForm);

/** The way to buy without an account. */
const AsGuest = ({ to }: { to: string }) => {
  const known = useGuest();
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-neutral-200 p-4">
      <h2 id={id} className="text-lg font-semibold">
        {withoutPassword}
      </h2>
      <p>Con tu e-mail, tu nombre y tu teléfono. La cuenta la hacés después, si querés.</p>
      {isPressed || known ? (
        <GuestForm to={to} isAsked={isPressed} onMissing={() => setPressed(false)} />
      ) : (
        <Button look="quiet" onClick={() => setPressed(true)}>
          {withoutPassword}
        </Button>
      )}
    </section>
  );
};

const withoutPassword = 'Comprar sin contraseña';

// The server's page is the same whatever it leads back to, so the first render does not look at it.
const useAsked = () => {
  const [query] = useSearchParams();
  const { state }: Location<{ email?: string } | null> = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return { from: null, email: undefined, isEnded: false };
  return { from: query.get('from'), email: state?.email, isEnded: query.has('vencida') };
};

const renamed = ({ username, ...fields }: Record<string, string>) => ({
  ...fields,
  ...(username && { email: username }),
});

const Help = ({ from, email }: { from: string | null; email: string | undefined }) => {
  const { site, isPreparing } = useSite();
  if (isPreparing && !site.capabilities.includes('passwordReset')) return null;
  return site.capabilities.includes('passwordReset') ? (
    <Link
      to={paths.resetPassword(from ?? undefined)}
      state={{ email }}
      className="justify-self-start text-brand-700 underline"
    >
      ¿Olvidaste tu contraseña?
    </Link>
  ) : (
    <ContactLink className="justify-self-start">¿Problemas para ingresar? Escribinos</ContactLink>
  );
};
