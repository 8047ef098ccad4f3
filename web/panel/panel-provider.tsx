import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isPassing } from '#web/panel/use-call';
import { readable, theme } from './theme.ts';

/** A refusal stays one; what passes is asked for twice more. Without a connection no try helps. */
const retry = (failures: number, error: Error) => failures < 2 && isPassing(error) && navigator.onLine;

/** A query asks without a connection too and fails at once, so that nothing else stands for its answer; it is asked again when one is back. */
const queryDefaults = { retry, networkMode: 'always', refetchOnReconnect: true } as const;

/** The document's nonce, which the browser gives to scripts alone. */
const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// Mantine's dialogs lock the page's scrolling with a style of another library's making, which finds the nonce here alone.
declare global {
  var __webpack_nonce__: string | undefined;
}

/** Providers round every staff screen. Only the browser has them: the server's page does not render them. */
export const PanelProvider = ({ children }: { children: ReactNode }) => {
  globalThis.__webpack_nonce__ ??= nonce();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: queryDefaults } }));
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={readable}
      defaultColorScheme="auto"
      getStyleNonce={nonce}
      // One rule for all rows of a list.
      deduplicateInlineStyles
    >
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MantineProvider>
  );
};
