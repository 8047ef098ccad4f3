import { AppShell, Box, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { PanelIcon } from '#web/panel/panel-icon.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { useWaiting } from '#web/panel/waiting';
import { Icon } from '#web/ui/icon.tsx';
import { ScreenCount } from './screen-count.tsx';
import { screensOf } from './screens.ts';

type Props = { user: User; kind: string; onSearch: () => void };

const barred: readonly string[] = [panelPaths.start, panelPaths.orders, panelPaths.products, panelPaths.stock];

/** A phone's way to the screens of every day and to the search, under the thumb. */
export const BottomBar = ({ user, kind, onSearch }: Props) => {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const screens = screensOf(user, kind)
    .flatMap((group) => group.screens)
    .filter(({ to }) => barred.includes(to));
  return (
    <AppShell.Footer hiddenFrom="sm" className="panel-bar" component="nav" aria-label="Accesos">
      {screens.map(({ to, label, icon, counts }) => (
        <UnstyledButton
          key={to}
          component={Link}
          to={to}
          className="panel-bar-item"
          aria-current={pathname === to ? 'page' : undefined}
        >
          <Item label={label}>
            <PanelIcon name={icon} />
            {waiting && counts && <ScreenCount of={counts} waiting={waiting} isSmall />}
          </Item>
        </UnstyledButton>
      ))}
      <UnstyledButton className="panel-bar-item" onClick={onSearch}>
        <Item label="Buscar">
          <Icon name="search" />
        </Item>
      </UnstyledButton>
    </AppShell.Footer>
  );
};

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box h={22} lh={1} pos="relative">
      {children}
    </Box>
    {label}
  </>
);
