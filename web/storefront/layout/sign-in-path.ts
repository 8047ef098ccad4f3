import { useLocation } from 'react-router';
import { paths } from '#web/paths';

/** The address of the sign-in, which leads back to where one is. */
export const useSignInPath = () => {
  const { pathname, search } = useLocation();
  return paths.login(pathname === '/iniciar' || pathname === '/' ? undefined : pathname + search);
};
