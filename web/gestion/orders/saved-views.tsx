import { Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';
import { useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';

type View = { name: string; search: string };

const most = 20;
const isView = (one: unknown): one is View =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as View).name === 'string' &&
  typeof (one as View).search === 'string';
/** Views by the account that saved them. */
const saved = createBrowserStore<Record<string, View[]>>('panel-order-views', {}, (stored) =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).map(([guid, views]) => [
      guid,
      Array.isArray(views) ? views.filter(isView).slice(0, most) : [],
    ]),
  ),
);

/** Lists with their filters that a seller keeps under a name, in this browser. */
export const SavedViews = () => {
  const { guid } = useStaff();
  const all = useBrowserStore(saved);
  const views = all[guid] ?? [];
  const { address } = useAddress();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const put = (next: View[]) => saved.set({ ...all, [guid]: next });
  const given = name.trim();
  const isFull = views.length >= most && !views.some((view) => view.name === given);
  const save = () => {
    if (!given || isFull) return;
    const search = new URLSearchParams(address);
    search.delete('pag');
    put([...views.filter((view) => view.name !== given), { name: given, search: search.toString() }]);
    setName('');
  };
  return (
    <Popover position="bottom-end" trapFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen((was) => !was)}>
          Vistas
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Vistas">
        <Stack gap="xs" w={240}>
          {views.length === 0 && (
            <Text size="sm" c="dimmed">
              Guardá los filtros que usás seguido y volvé a ellos con un toque.
            </Text>
          )}
          <Stack gap="xs" mah="40vh" style={{ overflowY: 'auto' }}>
            {views.map((view) => (
              <Group key={view.name} justify="space-between" wrap="nowrap" gap="xs">
                <Button
                  variant="subtle"
                  size="compact-sm"
                  justify="start"
                  flex={1}
                  onClick={() => {
                    setOpen(false);
                    void navigate({ search: view.search });
                  }}
                >
                  {view.name}
                </Button>
                <CloseButton
                  size="sm"
                  aria-label={`Borrar la vista ${view.name}`}
                  onClick={() => put(views.filter((one) => one !== view))}
                />
              </Group>
            ))}
          </Stack>
          <Group align="end" gap="xs" wrap="nowrap">
            <TextInput
              label="Guardar esta vista como"
              size="sm"
              flex={1}
              maxLength={40}
              error={given && isFull && `Ya guardaste ${most}: borrá una para guardar esta`}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              onKeyDown={({ key }) => key === 'Enter' && save()}
            />
            <Button size="sm" disabled={!given || isFull} onClick={save}>
              Guardar
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
