import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/accounts';
import { session } from '#web/data/session';
import { reloadUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import { SignInOver } from './sign-in-over.tsx';
import { useKeptUser } from './use-kept-user.ts';

type Props = { title: string; children: (user: User) => ReactNode };

/**
 * A page for who is signed in. The server makes an empty shell of it, for it knows visitors alone; the browser fills it,
 * or leads a visitor to sign in and back. A session that ends meanwhile is begun anew over the page, which keeps what is typed.
 */
export const SignedIn = ({ title, children }: Props) => {
  const { user, shown, isOver } = useKeptUser();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isVisitor = hydrated && user === null;
  const toLogin = () => void navigate(paths.login(pathname + search), { replace: true });
  useEffect(() => {
    if (isVisitor && !isOver && !session.get().token) toLogin();
  });
  if (!shown) return <Waiting title={title} />;
  return (
    <Fragment key={shown.guid}>
      {children(shown)}
      {isOver && <SignInOver email={shown.email} onClose={toLogin} />}
    </Fragment>
  );
};

const patienceMs = 8000;

const Waiting = ({ title }: { title: string }) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLate]);
  const retry = () => {
    setLate(false);
    void reloadUser();
  };
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-2xl font-bold">{title}</h1>
      <noscript>
        <p className="mt-4">Para ver esta página hace falta JavaScript. Activalo en tu navegador.</p>
      </noscript>
      {isLate ? (
        <EmptyState
          icon="alert"
          title="No pudimos cargar tus datos"
          action={<Button onClick={retry}>Probar de nuevo</Button>}
        >
          Revisá tu conexión.
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-4 md:grid-cols-2" role="status" aria-label="Cargando">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  );
};
