import { AppShell } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { User } from '#contract/accounts';
import { earlyLook } from '#contract/plain/early-look';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';
import { useSite } from '#web/data/site';
import { EventNotice } from '#web/panel/communications/event-notice.tsx';
import { onDemand } from '#web/panel/on-demand';
import { useShortcuts } from '#web/panel/shortcuts';
import { ToastPlace } from '#web/panel/toast.tsx';
import { useIsPhone } from '#web/panel/use-is-phone';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { NewOrders } from './new-orders.tsx';
import { PanelHeader } from './panel-header.tsx';
import { Rail } from './rail.tsx';
import { TypedAhead } from './typed-ahead.tsx';
import { useRail } from './use-rail.ts';

const SearchDialog = onDemand(async () => (await import('./search-dialog.tsx')).SearchDialog, { isLikely: true });
const ShortcutsDialog = onDemand(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const narrowRail = createBrowserStore('panel-rail-narrow', false, (stored) => stored === true);

/** Frame of each staff screen: the shop's name, the menu, the search and the list of shortcuts. */
export const Frame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { isOpen, close, menu, rail } = useRail();
  const { site, isPreparing } = useSite();
  // A shop that is not open yet is shown to its people, whom the server's pages do not know.
  useEffect(() => {
    if (isPreparing) document.cookie = `${earlyLook}; path=/; samesite=lax`;
  }, [isPreparing]);
  const [asked, setAsked] = useState<'search' | 'shortcuts'>();
  const isPhone = useIsPhone();
  const content = useRef<HTMLElement>(null);
  // The address stays: a change of it would ask about what is not saved.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  const isNarrow = useBrowserStore(narrowRail) && !isPhone;
  useShortcuts([
    { keys: 'mod+k', does: 'Buscar un código, un pedido, un nombre o un RUT', run: () => setAsked('search') },
    { keys: '?', does: 'Ver estos atajos', run: () => setAsked('shortcuts') },
  ]);
  return (
    <AppShell
      header={{ height: 56 }}
      footer={{ height: isPhone ? 56 : 0 }}
      navbar={{ width: isNarrow ? 64 : 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <SkipLink onClick={skip} />
      <AppShell.Header px="md">
        <PanelHeader
          user={user}
          menu={menu}
          onSearch={() => setAsked('search')}
          onShortcuts={() => setAsked('shortcuts')}
        />
      </AppShell.Header>
      <AppShell.Navbar p={10} aria-label="Gestión" {...rail}>
        {(isOpen || !isPhone) && (
          <Rail user={user} isNarrow={isNarrow} onNarrow={() => narrowRail.set(!isNarrow)} onGo={close} />
        )}
      </AppShell.Navbar>
      <AppShell.Main ref={content} id="contenido" tabIndex={-1} bg="var(--panel-canvas)" style={{ outline: 0 }}>
        {children}
      </AppShell.Main>
      {isPhone && <BottomBar user={user} kind={site.kind} onSearch={() => setAsked('search')} />}
      <ToastPlace />
      <NewOrders />
      <EventNotice />
      {asked === 'search' && <SearchDialog onClose={() => setAsked(undefined)} waiting={<TypedAhead />} />}
      {asked === 'shortcuts' && <ShortcutsDialog onClose={() => setAsked(undefined)} />}
    </AppShell>
  );
};
