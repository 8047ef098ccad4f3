import { AppShell, Box, Kbd, NavLink } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSite } from '#web/data/site';
import { EventNotice } from '#web/panel/communications/event-notice.tsx';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { panelPaths } from '#web/panel/panel-paths';
import { useShortcuts } from '#web/panel/shortcuts';
import { paths } from '#web/paths';
import { AgendaCount } from './agenda-count.tsx';
import { CompanyInUse, PanelHeader } from './panel-header.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The screens of the panel, in the order of the rail. */
const screens: readonly { label: string; to: string; isAdministrators?: boolean; isOfParts?: boolean }[] = [
  { label: 'Inicio', to: panelPaths.start },
  { label: 'Productos', to: panelPaths.products },
  { label: 'Repuestos', to: panelPaths.families, isOfParts: true },
  { label: 'Stock', to: panelPaths.stock },
  { label: 'Comprobantes', to: panelPaths.slips },
  { label: 'Alertas', to: panelPaths.alerts },
  { label: 'Imágenes', to: panelPaths.images },
  { label: 'Empresas', to: panelPaths.companies },
  { label: 'Grupos', to: panelPaths.groups },
  { label: 'Personas', to: panelPaths.people },
  { label: 'Comunicaciones', to: panelPaths.communications },
  { label: 'Agenda', to: panelPaths.agenda },
  { label: 'Usuarios', to: panelPaths.users, isAdministrators: true },
  { label: 'Historial', to: panelPaths.history },
  { label: 'Configuración', to: panelPaths.config },
];

const isFor =
  ({ roles, sellsFor }: User, kind: string) =>
  ({ to, isAdministrators = false, isOfParts = false }: (typeof screens)[number]) =>
    (!isAdministrators || roles.includes('administrator')) &&
    (!isOfParts || kind === 'autoparts') &&
    (to !== panelPaths.config || roles.includes('administrator') || sellsFor.some(({ isOwn }) => isOwn));

/** What stands around each staff screen: whose shop it is, where one can go, the search and the list of shortcuts. */
export const Frame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { site } = useSite();
  const { pathname } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [asked, setAsked] = useState<'search' | 'shortcuts'>();
  const { company } = useCompanyInUse(user);
  useShortcuts([
    { keys: 'mod+k', does: 'Buscar un código, un pedido, un nombre o un RUT', run: () => setAsked('search') },
    { keys: '?', does: 'Ver estos atajos', run: () => setAsked('shortcuts') },
  ]);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 200, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header px="md">
        <PanelHeader user={user} isMenuOpen={isOpen} onMenu={toggle} onSearch={() => setAsked('search')} />
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Gestión">
        <Box hiddenFrom="sm" px="sm" pb="xs">
          <CompanyInUse user={user} />
        </Box>
        {screens.filter(isFor(user, site.kind)).map(({ label, to }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            rightSection={to === panelPaths.agenda && <AgendaCount />}
            active={pathname === to || (to !== panelPaths.start && pathname.startsWith(`${to}/`))}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={close}
          />
        ))}
        {company && (
          <NavLink
            component="a"
            href={paths.companyOrders(company.id)}
            label="Pedidos"
            description={user.sellsFor.length > 1 ? company.name : undefined}
          />
        )}
        <NavLink
          component="button"
          type="button"
          mt="auto"
          label="Atajos de teclado"
          rightSection={<Kbd>?</Kbd>}
          visibleFrom="sm"
          onClick={() => setAsked('shortcuts')}
        />
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
      <EventNotice />
      <SearchDialog isOpen={asked === 'search'} onClose={() => setAsked(undefined)} />
      <ShortcutsDialog isOpen={asked === 'shortcuts'} onClose={() => setAsked(undefined)} />
    </AppShell>
  );
};
