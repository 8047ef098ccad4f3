import { useLocation } from 'react-router';
import { paths } from '#web/paths';

/** The name of the page of one's own orders. */
export const myOrders = 'Mis compras';

/** The address of the sign-in, which leads back to where one is. */
export const useSignInPath = () => {
  const { pathname, search } = useLocation();
  return paths.login(pathname === '/iniciar' || pathname === '/' ? undefined : pathname + search);
};
