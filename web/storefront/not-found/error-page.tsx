import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

/** What stands in a page's place when it does not exist, or when we failed to make it. */
export const ErrorPage = () => {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure />;
};

const NotFound = () => (
  <main>
    <title>Página no encontrada</title>
    <h1>Parece que esta página no existe</h1>
    <Link to="/">Ir a la página principal</Link>
  </main>
);

const Failure = () => (
  <main>
    <title>Algo salió mal</title>
    <h1>No pudimos mostrar esta página</h1>
    <p>El problema quedó registrado. Probá de nuevo en unos minutos.</p>
  </main>
);
