import '@mantine/core/styles.layer.css';
import './filters.css';
import './panel.css';
import './rows.css';
import './table.css';
// Comes with the page's first scripts: each call of the panel waits for it.
import '#contract/wire';
import { useState } from 'react';
import { type MetaDescriptor, Outlet, redirectDocument, useMatches, useSearchParams } from 'react-router';
import { page, site } from '#web/context';
import { isSiteAsked } from '#web/data/fresh-site';
import { session } from '#web/data/session';
import { useSite } from '#web/data/site';
import { findUser } from '#web/data/user';
import { paperWords } from '#web/orders/paper-words';
import type { PageHandle } from '#web/page-handle';
import { askEarly } from '#web/panel/early-call';
import { LeaveGuard } from '#web/panel/edit/leave-guard.tsx';
import { onDemand } from '#web/panel/on-demand';
import { PanelProvider } from '#web/panel/panel-provider.tsx';
import { StaffOnly } from '#web/panel/staff-only.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/gestion-layout.ts';
import { AllowedScreen } from './allowed-screen.tsx';
import { Frame } from './frame.tsx';

const SignInAgain = onDemand(async () => (await import('#web/panel/sign-in-again.tsx')).SignInAgain);

// Each screen waits for the user, who is asked for before the page is alive.
if (!import.meta.env.SSR) void findUser();

export const handle: PageHandle = { perRequest: true };

/** The server's page is the same empty shell for everyone; the browser fills it. */
export const loader = ({ context }: Route.LoaderArgs) => {
  // The map on which branches are placed.
  const shop = context.get(site);
  const { mapTiles } = shop.settings;
  if (mapTiles) context.get(page).allows({ img: [new URL(mapTiles).origin] });
  return { paper: paperWords(shop) };
};

/** From the shop one comes with a new document: its policy lets the panel's styles in, and none of them stays in the shop. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  if (isSiteAsked()) return serverLoader();
  throw redirectDocument(request.url);
};

/** So it is asked on the way in alone, not from screen to screen. */
export const shouldRevalidate = isSiteAsked;

export const meta = (): MetaDescriptor[] => [{ title: 'Gestión' }, { name: 'robots', content: 'noindex' }];

const GestionLayout = () => {
  useFirstCall();
  return useHydrated() ? (
    <StaffOnly waiting={<Shell />}>
      {(user, onLeave) => (
        <PanelProvider>
          <Frame user={user}>
            <AllowedScreen user={user}>
              <Outlet />
            </AllowedScreen>
          </Frame>
          <LeaveGuard />
          {onLeave && <SignInAgain email={user.email} onLeave={onLeave} />}
        </PanelProvider>
      )}
    </StaffOnly>
  ) : (
    <Shell />
  );
};
export default GestionLayout;

/** Asks what the screen begins with: making the frame takes a slow processor longer than the answer. */
const useFirstCall = () => {
  const { rootCategory } = useSite().site;
  const matches = useMatches();
  const [address] = useSearchParams();
  useState(() => {
    const { firstCall } = (matches.at(-1)?.handle as PageHandle | undefined) ?? {};
    if (!import.meta.env.SSR && firstCall && session.get().token) askEarly(firstCall(address, rootCategory));
  });
};

const Shell = () => (
  <main>
    <h1>Gestión</h1>
    <noscript>
      <p>Para ver esta página hace falta JavaScript. Activalo en tu navegador.</p>
    </noscript>
  </main>
);
