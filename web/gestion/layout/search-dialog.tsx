import { Alert, Box, Group, Kbd, Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '#web/data/site';
import { leavePanel } from '#web/panel/leave-panel';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { Icon } from '#web/ui/icon.tsx';
import { commandsNamed, commandsOf, ownCommands } from './commands.ts';
import { HitOption } from './hit-option.tsx';
import { type Choice, choicesOf } from './hit-place.ts';
import { useLooks } from './looks.ts';
import { takeTyped } from './typed-ahead.tsx';

type Props = { onClose: () => void };

/** Finds any code, barcode, order number, name or RUT, and leads there. */
export const SearchDialog = (found: Props) => {
  const isPhone = useMediaQuery('(max-width: 48em)');
  const before = useRef<Element | null>(null);
  const giveBack = () => before.current instanceof HTMLElement && before.current.focus({ preventScroll: true });
  return (
    <Modal.Root
      opened
      onClose={found.onClose}
      size="lg"
      fullScreen={isPhone === true}
      yOffset="8vh"
      // Text typed right after the shortcut goes into the box, so it is there at once and takes the focus itself.
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Buscar">
        <Modal.Body p="sm">
          <Search
            {...found}
            onShown={(box) => {
              before.current = document.activeElement;
              box.focus();
              return giveBack;
            }}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

type SearchProps = Props & {
  /** Called as soon as the box is there; what it returns is called when it is gone. */
  onShown: (box: HTMLInputElement) => () => void;
};

/** Enter goes to the first hit; a scanner's Enter waits for it. */
const Search = ({ onClose, onShown }: SearchProps) => {
  const box = useRef<HTMLInputElement>(null);
  const show = useEffectEvent(() => box.current && onShown(box.current));
  useLayoutEffect(() => show() ?? undefined, []);
  const [[ahead = '', ...entered]] = useState(() => takeTyped().split('\n'));
  const [typed, setTyped] = useState(ahead);
  const [asked, setAsked] = useState(ahead.trim());
  const [waits, setWaits] = useState(asked !== '' && entered.length > 0);
  const settle = useDebouncedCallback(setAsked, 150);
  const { data, error, isPlaceholderData } = useCall('panel/find', { text: asked }, { enabled: asked !== '' });
  const text = typed.trim();
  const isCurrent = asked === text && (text === '' || (data !== undefined && !isPlaceholderData));
  const commands = useCommands();
  const found = text === '' ? [] : (data?.data ?? []);
  const named = commandsNamed(commands, text);
  const hits = choicesOf(found, named, text);
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const go = (place: Choice | undefined) => {
    if (!place) return;
    onClose();
    if ('run' in place) return place.run();
    void navigate(place.to);
  };
  const arrive = useEffectEvent(() => go(hits[0]));
  useEffect(() => {
    if (waits && isCurrent) arrive();
  }, [waits, isCurrent]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isCurrent) return go(hits[active]);
    settle.cancel();
    setAsked(text);
    setWaits(text !== '');
  };
  const says = saying(text, isCurrent, found.length + named.length);
  return (
    <>
      <Group wrap="nowrap" gap="xs">
        <TextInput
          ref={box}
          role="combobox"
          aria-label="Buscar"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="go"
          data-autofocus
          flex={1}
          size="md"
          maxLength={200}
          leftSection={<Icon name="search" />}
          placeholder="Código, pedido, nombre, RUT o pantalla"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
            setWaits(false);
            settle(currentTarget.value.trim());
          }}
          onKeyDown={onKeyDown}
        />
        <Modal.CloseButton aria-label="Cerrar" size="lg" />
      </Group>
      {error && asked === text && (
        <Alert color="red" role="alert" mt="sm">
          {error.message}
        </Alert>
      )}
      <Box id={listId} role="listbox" aria-label="Resultados" mt={hits.length > 0 ? 'xs' : 0}>
        {hits.map((hit, at) => (
          <HitOption
            key={hit.key}
            id={`${listId}-${at}`}
            choice={hit}
            isActive={at === active}
            onPoint={() => setActive(at)}
            onChoose={() => go(hit)}
          />
        ))}
      </Box>
      <Text role="status" size="sm" c="dimmed" mt="xs">
        {error ? '' : says}
      </Text>
      <Group gap="lg" mt="xs" visibleFrom="sm">
        <Text size="xs" c="dimmed">
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> elegir · <Kbd>Enter</Kbd> ir · <Kbd>Esc</Kbd> cerrar
        </Text>
      </Group>
    </>
  );
};

const saying = (text: string, isCurrent: boolean, count: number) => {
  if (text === '')
    return 'Un código, también el original o el de barras; un número de pedido; un nombre, un e-mail o un RUT.';
  if (!isCurrent) return count > 0 ? '' : 'Buscando…';
  if (count === 0) return `No encontramos nada con «${text}».`;
  return count === 1 ? 'Se encontró 1' : `Se encontraron ${count}`;
};

type SettingGroups = typeof import('#contract/setting-words').settingGroups;

/** Screens to go to and actions to begin; settings come a moment later, as their words are many. */
const useCommands = () => {
  const user = useStaff();
  const { site } = useSite();
  const [settings, setSettings] = useState<SettingGroups>([]);
  useEffect(() => {
    void import('#contract/setting-words').then(({ settingGroups }) => setSettings(settingGroups));
  }, []);
  const own = ownCommands(useLooks(), () => void leavePanel());
  return [...commandsOf(user, site.kind, settings), ...own];
};
