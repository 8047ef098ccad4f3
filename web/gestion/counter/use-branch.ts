import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

const chosen = createBrowserStore('panel-branch', '', (stored) => (typeof stored === 'string' ? stored : ''));

/** The branch where one sells: the one that was chosen last in this browser, or the only one. */
export const useBranch = (branches: readonly { code: string }[]) => {
  const code = useBrowserStore(chosen);
  const [only, ...others] = branches;
  const isThere = branches.some((branch) => branch.code === code);
  return { code: isThere ? code : others.length === 0 ? (only?.code ?? '') : '', choose: chosen.set };
};
