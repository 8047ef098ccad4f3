import { Alert, Stack, Tabs, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { BannerItem, ReleaseGroup } from '#contract/content';
import { pageMeta } from '#web/data/page-meta';
import { NoScreen } from '#web/panel/no-screen.tsx';
import { useStaff } from '#web/panel/staff';
import { useStrip } from '#web/panel/strip';
import { CallError, useCall } from '#web/panel/use-call';
import type { Route } from './+types/config-page.ts';
import { BannerItems } from './banner-items.tsx';
import { GroupEditor } from './group-editor.tsx';
import { bannerSummary, releasesSummary } from './item-summaries.tsx';
import { ReleaseItems } from './release-items.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { ConfigGroup } from './use-config-group.ts';

/** Parts for administrators. */
const settingTabs = { ajustes: ['settings', 'Ajustes'], textos: ['texts', 'Textos'] } as const;
const isSettingTab = (asked: string | null): asked is keyof typeof settingTabs => (asked ?? '') in settingTabs;
const tabs = { BANNER_HOME: 'Banners de inicio', BANNER_3D: 'Banners de 3D', RELEASES_HOME: 'Novedades' };

/** The heading of each part. */
const titles = { ...tabs, textos: 'Textos', ajustes: 'Configuración' };
const titleOf = (part: string | null | undefined) =>
  part && Object.hasOwn(titles, part) ? titles[part as keyof typeof titles] : titles.ajustes;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, { title: titleOf(new URLSearchParams(location.search).get('parte')), noindex: true });

/** The parts of the shop that its people set: banners and releases for the SEL of its company, settings for administrators (A3). */
const ConfigPage = ({ params }: { params: { companyId?: string } }) => {
  const user = useStaff();
  const [address, setAddress] = useSearchParams();
  const found = useCall('config/list', {});
  const isAdministrator = user.roles.includes('administrator');
  const { companyId } = params;
  const isOther =
    companyId !== undefined && !isAdministrator && !user.sellsFor.some(({ id }) => String(id) === companyId);
  const isMissing = found.error instanceof CallError && found.error.failure.status === 404;
  if (isOther || isMissing) return <NoScreen />;
  const settings = isAdministrator ? Object.entries(settingTabs) : [];
  const groups = found.data?.data ?? [];
  const asked = address.get('parte');
  const shown =
    isAdministrator && isSettingTab(asked) ? asked : (groups.find(({ key }) => key === asked)?.key ?? groups[0]?.key);
  return (
    <Stack>
      <Title order={1} size="h2">
        {titleOf(shown)}
      </Title>
      {found.error && <Alert color="red">{found.error.message}</Alert>}
      {shown && (
        <Tabs
          value={shown}
          keepMounted={false}
          onChange={(part) =>
            setAddress(
              (old) => new URLSearchParams([...old].filter(([key]) => key !== 'parte').concat([['parte', part ?? '']])),
            )
          }
        >
          <PartTabs current={shown} count={groups.length + settings.length}>
            {groups.map(({ key }) => (
              <Tabs.Tab key={key} value={key}>
                {tabs[key]}
              </Tabs.Tab>
            ))}
            {settings.map(([tab, [, label]]) => (
              <Tabs.Tab key={tab} value={tab}>
                {label}
              </Tabs.Tab>
            ))}
          </PartTabs>
          {groups.map((group) => (
            <Tabs.Panel key={group.key} value={group.key}>
              <Editor group={group} />
            </Tabs.Panel>
          ))}
          {settings.map(([tab, [part]]) => (
            <Tabs.Panel key={tab} value={tab}>
              <SettingsForm part={part} />
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
      {!isAdministrator && <Text c="dimmed">Los ajustes los cambia quien administra la tienda.</Text>}
    </Stack>
  );
};
export default ConfigPage;

const PartTabs = ({ current, count, children }: { current: string; count: number; children: ReactNode }) => (
  <Tabs.List {...useStrip(current, count)} mb="md">
    {children}
  </Tabs.List>
);

const Editor = ({ group }: { group: ConfigGroup }) =>
  group.key === 'RELEASES_HOME' ? (
    <GroupEditor<ReleaseGroup>
      group={group}
      addLabel="Agregar grupo"
      blank={() => ({ title: '', codes: [] })}
      summary={releasesSummary}
    >
      {(state) => <ReleaseItems {...state} />}
    </GroupEditor>
  ) : (
    <GroupEditor<BannerItem>
      group={group}
      addLabel="Agregar banner"
      blank={() => ({ id: 0, title: '', link: '', color: '#14213d', image: null, sd: null })}
      summary={bannerSummary}
    >
      {(state) => <BannerItems {...state} />}
    </GroupEditor>
  );
