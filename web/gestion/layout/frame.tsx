import { AppShell } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { User } from '#contract/accounts';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';
import { useSite } from '#web/data/site';
import { EventNotice } from '#web/panel/communications/event-notice.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { ToastPlace } from '#web/panel/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { NewOrders } from './new-orders.tsx';
import { PanelHeader } from './panel-header.tsx';
import { Rail } from './rail.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useRail } from './use-rail.ts';

const narrowRail = createBrowserStore('panel-rail-narrow', false, (stored) => stored === true);

/** Frame of each staff screen: the shop's name, the menu, the search and the list of shortcuts. */
export const Frame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { isOpen, close, menu, rail } = useRail();
  const { site } = useSite();
  const [asked, setAsked] = useState<'search' | 'shortcuts'>();
  const isPhone = useMediaQuery('(width < 48em)') === true;
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
      <AppShell.Header px="md">
        <PanelHeader
          user={user}
          menu={menu}
          onSearch={() => setAsked('search')}
          onShortcuts={() => setAsked('shortcuts')}
        />
      </AppShell.Header>
      <AppShell.Navbar p={10} aria-label="Gestión" {...rail}>
        <Rail user={user} isNarrow={isNarrow} onNarrow={() => narrowRail.set(!isNarrow)} onGo={close} />
      </AppShell.Navbar>
      <AppShell.Main bg="var(--panel-canvas)">{children}</AppShell.Main>
      <BottomBar user={user} kind={site.kind} onSearch={() => setAsked('search')} />
      <ToastPlace />
      <NewOrders />
      <EventNotice />
      <SearchDialog isOpen={asked === 'search'} onClose={() => setAsked(undefined)} />
      <ShortcutsDialog isOpen={asked === 'shortcuts'} onClose={() => setAsked(undefined)} />
    </AppShell>
  );
};
