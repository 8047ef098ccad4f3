import type { MouseEvent, ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { unreachable } from '#web/data/call';
import { notHere } from '#web/data/list-words';
import { paths } from '#web/paths';
import type { RootData } from '#web/root-data';
import { buttonLook } from '#web/ui/button-look';
import { hasConnection } from '#web/ui/connection';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Page for an address that does not exist, or that failed. */
export const ErrorPage = () => {
  // A failed fetch is a TypeError; an error of the shop is not.
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return <Failure title="No hay conexión">{unreachable}</Failure>;
  }
  return (
    <Failure title="No pudimos mostrar esta página" requestId={requestIdOf(error)}>
      {error instanceof TypeError ? unreachable : 'El problema quedó registrado. Probá de nuevo en unos minutos.'}
    </Failure>
  );
};

/** The id of the request in which a call of the page failed. */
const requestIdOf = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined;

/** A page that is loaded anew without a connection would be the browser's own. */
const keepPage = (event: MouseEvent) => {
  if (!hasConnection()) event.preventDefault();
};

export const NotFound = () => (
  <Message icon="search" title={notHere}>
    <p className="mt-3 text-neutral-700">
      Puede que la dirección esté mal escrita o que el producto ya no se venda. Probá con el buscador de arriba.
    </p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <LinkButton to={paths.home}>Ir a la página principal</LinkButton>
      <LinkButton to={paths.products()} look="quiet">
        Ver productos
      </LinkButton>
    </div>
  </Message>
);

type FailureProps = { title: string; requestId?: string | undefined; children: string };

const Failure = ({ title, requestId, children }: FailureProps) => (
  <Message icon="alert" title={title}>
    <p className="mt-3 text-neutral-700">{children}</p>
    {requestId && <p className="mt-3 text-sm text-neutral-600">{`Referencia: ${requestId}`}</p>}
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <a href="" onClick={keepPage} className={buttonLook()}>
        Probar de nuevo
      </a>
      <LinkButton to={paths.home} reloadDocument onClick={keepPage} look="quiet">
        Ir a la página principal
      </LinkButton>
    </div>
  </Message>
);

/** A message in place of a page: the event, and the next step. No search engine keeps it. */
export const Message = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => {
  const site = useRouteLoaderData<RootData>('root')?.site;
  return (
    <div className="mx-auto max-w-text px-4 py-16 text-center">
      <title>{site ? `${title} · ${site.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <span className="mx-auto mb-6 grid size-20 place-items-center rounded-full bg-brand-50 text-brand-700">
        <Icon name={icon} className="size-10" />
      </span>
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
};
