import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated';

/**
 * The screen in place of a page's first one; undefined while the first one stands. It belongs to the entry in the
 * browser's history under `name`, so that a reload shows it again and Back leads to the first screen.
 */
export const useScreen = <T extends object>(name: string) => {
  const { pathname, search, state }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const held = isAlive && typeof state === 'object' ? (state as Record<string, T | undefined> | null) : null;
  const show = (screen: T | undefined, options?: Pick<NavigateOptions, 'replace'>) =>
    void navigate(pathname + search, { ...options, state: screen && { [name]: screen } });
  return [held?.[name], show] as const;
};
