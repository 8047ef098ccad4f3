import { Anchor, Burger, Button, Group, Kbd, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { User } from '#contract/accounts';
import { shownLogo } from '#contract/plain/logo';
import { useSite } from '#web/data/site';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { panelPaths } from '#web/panel/panel-paths';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { OwnMenu } from './own-menu.tsx';
import type { useRail } from './use-rail.ts';

type Props = {
  user: User;
  menu: ReturnType<typeof useRail>['menu'];
  onSearch: () => void;
  onShortcuts: () => void;
};

/** Which shop and company one works for, the search, who is signed in, and the way back to the shop. */
export const PanelHeader = ({ user, menu, onSearch, onShortcuts }: Props) => {
  const { site } = useSite();
  return (
    <Group h="100%" justify="space-between" wrap="nowrap" gap="sm">
      <Group wrap="nowrap" gap="sm" miw={0}>
        <Burger {...menu} hiddenFrom="sm" size="sm" aria-label="Menú" aria-expanded={menu.opened} />
        <Anchor component={Link} to={panelPaths.start} underline="never" c="inherit" title={site.name}>
          {site.logo.picture ? (
            <img {...shownLogo(site.logo.picture)} alt={site.name} />
          ) : (
            <Group wrap="nowrap" gap={8}>
              <img src="/favicon.svg" alt="" width={28} height={28} />
              <Text component="span" fw={800}>
                {site.logo.word}
              </Text>
            </Group>
          )}
        </Anchor>
        <Group visibleFrom="sm" miw={0}>
          <CompanyInUse user={user} />
        </Group>
      </Group>
      <Group wrap="nowrap" gap="xs">
        <Button
          variant="default"
          visibleFrom="sm"
          fw={400}
          c="dimmed"
          leftSection={<Icon name="search" />}
          rightSection={<Kbd>Ctrl K</Kbd>}
          onClick={onSearch}
        >
          Buscar
        </Button>
        {/* A new document, so that nothing of the panel stays in the shop. */}
        <Button component="a" href={paths.home} variant="subtle" px="xs">
          Ver la tienda
        </Button>
        <OwnMenu user={user} onShortcuts={onShortcuts} />
      </Group>
    </Group>
  );
};

/** The company in use; who sells for several chooses. */
export const CompanyInUse = ({ user }: { user: User }) => {
  const { company, choose } = useCompanyInUse(user);
  if (!company) return null;
  if (user.sellsFor.length === 1) {
    return (
      <Text component="span" size="sm" c="dimmed" truncate title="Empresa en uso">
        {company.name}
      </Text>
    );
  }
  return (
    <NativeSelect
      aria-label="Empresa en uso"
      maw={220}
      data={user.sellsFor.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(company.id)}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    />
  );
};
