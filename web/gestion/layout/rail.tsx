import { AppShell, Box, NavLink, ScrollArea, Text, VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSite } from '#web/data/site';
import { onDemand } from '#web/panel/on-demand';
import { PanelIcon, type PanelIconName } from '#web/panel/panel-icon.tsx';
import { useWaiting } from '#web/panel/waiting';
import { CompanyInUse } from './panel-header.tsx';
import { ScreenCount, type ScreenCountProps } from './screen-count.tsx';
import { screenAt, screensOf } from './screens.ts';

const NameBeside = onDemand(async () => (await import('./name-beside.tsx')).NameBeside);

type Props = {
  user: User;
  /** Drawings alone, whose names stand beside what is pointed at. */
  isNarrow: boolean;
  onNarrow: () => void;
  onGo: () => void;
};

/** The screens that one has, and the way to make room for the one in use. */
export const Rail = ({ user, isNarrow, onNarrow, onGo }: Props) => {
  const { site } = useSite();
  const location = useLocation();
  const groups = screensOf(user, site.kind);
  const current = screenAt(
    groups.flatMap(({ screens }) => screens),
    location,
  );
  const waiting = useWaiting();
  const look = (icon: PanelIconName, label: string, counts?: ScreenCountProps['of']) => {
    const count = waiting && counts && <ScreenCount of={counts} waiting={waiting} isSmall={isNarrow} />;
    return {
      leftSection: (
        <Box pos="relative" lh={0}>
          <PanelIcon name={icon} />
          {isNarrow && count}
        </Box>
      ),
      label: isNarrow ? <VisuallyHidden>{label}</VisuallyHidden> : label,
      rightSection: !isNarrow && count,
      px: 10,
      // A seller's screens fit into a window of 900 px; a phone's are higher.
      py: { base: 8, sm: 5 },
      bdrs: 'sm',
    };
  };
  const width = isNarrow ? 44 : undefined;
  return (
    <>
      <AppShell.Section hiddenFrom="sm" pb="xs">
        <CompanyInUse user={user} />
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea} scrollbarSize={6}>
        {groups.map(({ label: group, screens }) => (
          <Box key={group ?? ''} mb={6}>
            {group && !isNarrow && (
              <Text size="xs" fw={700} c="dimmed" px={10} pt={2} pb={2}>
                {group}
              </Text>
            )}
            {screens.map(({ label, to, icon, counts }) => (
              <Named key={to} by={label} isShown={isNarrow}>
                <NavLink
                  component={Link}
                  to={to}
                  {...look(icon, label, counts)}
                  w={width}
                  active={to === current?.to}
                  aria-current={to === current?.to && to.split('?')[0] === location.pathname ? 'page' : undefined}
                  onClick={onGo}
                />
              </Named>
            ))}
          </Box>
        ))}
      </AppShell.Section>
      <AppShell.Section visibleFrom="sm" className="panel-rail-end">
        <NavLink
          component="button"
          type="button"
          {...look('sidebar', isNarrow ? 'Ensanchar el menú' : 'Angostar el menú')}
          title={isNarrow ? 'Ensanchar el menú' : undefined}
          w={width}
          onClick={onNarrow}
        />
      </AppShell.Section>
    </>
  );
};

const Named = ({ by, isShown, children }: { by: string; isShown: boolean; children: ReactElement }) =>
  isShown ? (
    <NameBeside name={by} waiting={children}>
      {children}
    </NameBeside>
  ) : (
    children
  );
