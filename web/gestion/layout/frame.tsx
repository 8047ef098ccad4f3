import { AppShell, Burger, Button, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSite } from '#web/data/site';
import { panelPaths } from '#web/panel/panel-paths';
import { paths } from '#web/paths';

/** The screens of the panel, in the order of the rail. */
const screens: readonly { label: string; to: string; isAdministrators?: boolean; isOfParts?: boolean }[] = [
  { label: 'Inicio', to: panelPaths.start },
  { label: 'Productos', to: panelPaths.products },
  { label: 'Repuestos', to: panelPaths.families, isOfParts: true },
  { label: 'Stock', to: panelPaths.stock },
  { label: 'Imágenes', to: panelPaths.images },
  { label: 'Usuarios', to: panelPaths.users, isAdministrators: true },
  { label: 'Historial', to: panelPaths.history },
  { label: 'Configuración', to: panelPaths.config },
];

const isFor =
  ({ roles }: User, kind: string) =>
  ({ isAdministrators = false, isOfParts = false }: (typeof screens)[number]) =>
    (!isAdministrators || roles.includes('administrator')) && (!isOfParts || kind === 'autoparts');

/** What stands around each staff screen: whose shop it is, where one can go, who is signed in, and the way back to the shop. */
export const Frame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { site } = useSite();
  const { pathname } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 200, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group wrap="nowrap">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label="Menú"
              aria-expanded={isOpen}
            />
            <Text component="span" fw={800}>
              {site.logo.word}
            </Text>
          </Group>
          <Group wrap="nowrap">
            <Text component="span" size="sm" truncate>
              {user.firstName || user.name || user.email}
            </Text>
            {/* A new document, so that nothing of the panel stays in the shop. */}
            <Button component="a" href={paths.home} variant="subtle">
              Ver la tienda
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Gestión">
        {screens.filter(isFor(user, site.kind)).map(({ label, to }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            active={pathname === to}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={close}
          />
        ))}
        {user.person?.employeeOf.map(({ id, name }) => (
          <NavLink key={id} component="a" href={paths.companyOrders(id)} label="Pedidos" description={name} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
};
