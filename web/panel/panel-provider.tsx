import {
  Alert,
  Anchor,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  MantineProvider,
  MultiSelect,
  Select,
} from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { isPassing } from '#web/panel/use-call';

const brand: MantineColorsTuple = [
  'var(--brand-50)',
  'var(--brand-100)',
  'var(--brand-200)',
  'var(--brand-300)',
  'var(--brand-400)',
  'var(--brand-500)',
  'var(--brand-600)',
  'var(--brand-700)',
  'var(--brand-800)',
  'var(--brand-900)',
];

/** Enter in an open list picks of it; it never sends the form around it. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
};

/** The site's own colours and the shop's typeface. */
const theme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  // The text on it is white, in the dark too.
  primaryShade: 7,
  fontFamily: 'var(--font-sans)',
  respectReducedMotion: true,
  components: {
    // Its colour is its surface's: a title in yellow is not read on yellow.
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
    // Colour alone marks no link.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    // A field that cannot be changed here is read all the same, as the branch of a count or a product's code.
    Input: Input.extend({
      styles: (_, { disabled }) => (disabled ? { input: { opacity: 1, color: 'var(--mantine-color-dimmed)' } } : {}),
    }),
    MultiSelect: MultiSelect.extend({ defaultProps: { onKeyDown } }),
    // A choice stays when it is chosen again. Where it may be empty, a cross empties it, by keyboard too.
    Select: Select.extend({
      defaultProps: {
        allowDeselect: false,
        onKeyDown,
        clearButtonProps: { 'aria-label': 'Vaciar', 'aria-hidden': false, tabIndex: 0 },
      },
    }),
  },
});

/** Text that can be read: Mantine's own grey and red, and white on its red, stand below 4.5 to 1. */
const readable: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    '--mantine-color-red-filled': colors.red[9],
    '--mantine-color-red-filled-hover': colors.red[9],
  },
  light: { '--mantine-color-dimmed': colors.gray[7], '--mantine-color-error': colors.red[9] },
  dark: { '--mantine-color-dimmed': colors.dark[1], '--mantine-color-error': colors.red[4] },
});

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

/** What every staff screen stands in. Only for the browser: the server's page has none of it. */
export const PanelProvider = ({ children }: { children: ReactNode }) => {
  globalThis.__webpack_nonce__ ??= nonce();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: queryDefaults } }));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={readable} defaultColorScheme="auto" getStyleNonce={nonce}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MantineProvider>
  );
};
