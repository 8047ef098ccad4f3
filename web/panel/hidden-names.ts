import { useLocalStorage } from '@mantine/hooks';
import { session } from '#web/data/session';

/** The names of what who is signed in hid in this browser, by a key of their list, and how he hides or shows some. */
export const useHiddenNames = (list: string) => {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `panel-columns-${list}-${session.get().guid}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readNames,
  });
  const show = (names: readonly string[], isShown: boolean) =>
    setHidden((old) => (isShown ? old.filter((name) => !names.includes(name)) : [...new Set([...old, ...names])]));
  return { hidden, show };
};

/** The stored choice may have been changed by hand. */
const readNames = (stored: string | undefined): string[] => {
  try {
    const names: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
};
