import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

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

/** The site's own colours and the shop's typeface. */
const theme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: 'var(--font-sans)',
  respectReducedMotion: true,
});

/** The document's nonce, which the browser gives to scripts alone. */
const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** What every staff screen stands in. Only for the browser: the server's page has none of it. */
export const PanelProvider = ({ children }: { children: ReactNode }) => {
  const [queries] = useState(() => new QueryClient());
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={nonce}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MantineProvider>
  );
};
