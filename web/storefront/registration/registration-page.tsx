import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { returnPath } from '#contract/plain/return-path';
import { legalVersionOf } from '#sites/legal';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { useScreen } from '#web/blocks/use-screen';
import { site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import type { FormValues } from '#web/ui/form-state';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/registration-page.ts';
import { RegistrationForm } from './registration-form.tsx';
import type { Credentials } from './use-activation.ts';
import { WaitForActivation } from './wait-for-activation.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({ termsVersion: legalVersionOf(context.get(site)) });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Crear una cuenta', noindex: true });

const RegistrationPage = ({ loaderData: { termsVersion } }: Route.ComponentProps) => {
  const [query] = useSearchParams();
  const from = useHydrated() ? query.get('from') : null;
  const user = useUser();
  const navigate = useNavigate();
  const [registered, showRegistered] = useScreen<{ email: string }>('registered');
  const [credentials, setCredentials] = useState<Credentials>();
  const [typed, setTyped] = useState<FormValues>();
  useEffect(() => {
    if (user) void navigate(returnPath(from), { replace: true });
  }, [user, from, navigate]);

  const onRegistered = (values: FormValues) => {
    const { newPassword: password = '' } = values;
    const email = values.email?.trim() ?? '';
    setCredentials({ email, password });
    setTyped({ ...values, newPassword: '', newPasswordConfirm: '' });
    showRegistered({ email });
  };
  if (registered) {
    const { email } = registered;
    const onCorrect = () => {
      setTyped((values) => ({ ...values, email }));
      showRegistered(undefined);
    };
    return <WaitForActivation key={email} {...{ email, credentials, from, onCorrect }} />;
  }
  return (
    <AccountPage title="Crear una cuenta" wide isNext={typed !== undefined}>
      <p>
        ¿Ya tenés cuenta?{' '}
        <Link to={paths.login(from ?? undefined)} className="font-semibold text-brand-700 underline">
          Ingresá
        </Link>
      </p>
      <RegistrationForm termsVersion={termsVersion} typed={typed} from={from} onRegistered={onRegistered} />
    </AccountPage>
  );
};
export default RegistrationPage;
