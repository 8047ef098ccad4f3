import { type ComponentType, createElement, use } from 'react';

/**
 * A component whose code stands in a file of its own, for pages that need it from the start while others never do. The
 * server's page holds it, and what is on the screen stays until it has come. A failure is not remembered.
 */
export const inOwnFile = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let loading: Promise<ComponentType<P>> | undefined;
  const InOwnFile = (props: P) => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return createElement(use(loading), props);
  };
  return InOwnFile;
};
