import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { pageMeta } from '#web/data/page-meta';
import { returnPath } from '#web/data/return-path';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/registration-page.ts';
import { type Credentials, RegistrationForm } from './registration-form.tsx';
import { WaitForActivation } from './wait-for-activation.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Crear una cuenta', noindex: true });

const RegistrationPage = () => {
  const [query] = useSearchParams();
  const from = useHydrated() ? query.get('from') : null;
  const user = useUser();
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<Credentials>();
  useEffect(() => {
    if (user) void navigate(returnPath(from), { replace: true });
  }, [user, from, navigate]);

  if (registered) return <WaitForActivation credentials={registered} />;
  return (
    <AccountPage title="Crear una cuenta" wide>
      <p>
        ¿Ya tenés cuenta?{' '}
        <Link to={paths.login(from ?? undefined)} className="font-semibold text-brand-700 underline">
          Ingresá
        </Link>
      </p>
      <RegistrationForm onRegistered={setRegistered} />
    </AccountPage>
  );
};
export default RegistrationPage;
