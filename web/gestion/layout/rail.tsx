import { AppShell, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
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
  const waitingAt = (counts?: ScreenCountProps['of']) =>
    waiting && counts && <ScreenCount of={counts} waiting={waiting} isSmall={isNarrow} />;
  return (
    <>
      <AppShell.Section hiddenFrom="sm" pb="xs">
        <CompanyInUse user={user} />
      </AppShell.Section>
      <AppShell.Section grow className="panel-rail-screens">
        {groups.map(({ label: group, screens }) => (
          <div key={group ?? ''}>
            {group && !isNarrow && (
              <Text size="xs" fw={700} c="dimmed" px={10} py={2}>
                {group}
              </Text>
            )}
            {screens.map(({ label, to, icon, counts }) => (
              <Named key={to} by={label} isShown={isNarrow}>
                <Link
                  to={to}
                  className="panel-rail-item mantine-focus-auto"
                  data-active={to === current?.to || undefined}
                  aria-current={to === current?.to && to.split('?')[0] === location.pathname ? 'page' : undefined}
                  onClick={onGo}
                >
                  <Item icon={icon} label={label} isNarrow={isNarrow} count={waitingAt(counts)} />
                </Link>
              </Named>
            ))}
          </div>
        ))}
      </AppShell.Section>
      <AppShell.Section visibleFrom="sm" className="panel-rail-end">
        <button
          type="button"
          className="panel-rail-item mantine-focus-auto"
          title={isNarrow ? 'Ensanchar el menú' : undefined}
          onClick={onNarrow}
        >
          <Item icon="sidebar" label={isNarrow ? 'Ensanchar el menú' : 'Angostar el menú'} isNarrow={isNarrow} />
        </button>
      </AppShell.Section>
    </>
  );
};

type ItemProps = { icon: PanelIconName; label: string; isNarrow: boolean; count?: ReactNode };

const Item = ({ icon, label, isNarrow, count }: ItemProps) => (
  <>
    <span className="panel-rail-icon">
      <PanelIcon name={icon} />
      {isNarrow && count}
    </span>
    <span className={isNarrow ? 'sr-only' : 'panel-rail-label'}>{label}</span>
    {!isNarrow && count}
  </>
);

const Named = ({ by, isShown, children }: { by: string; isShown: boolean; children: ReactElement }) =>
  isShown ? (
    <NameBeside name={by} waiting={children}>
      {children}
    </NameBeside>
  ) : (
    children
  );
