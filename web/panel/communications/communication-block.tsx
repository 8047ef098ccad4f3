import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Communication } from '#contract/communications';
import { whenText } from '#contract/plain/date-text';
import { communicationPath, communicationsWith } from '#web/panel/panel-paths';
import { sellsForSite, useStaff } from '#web/panel/staff';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { CommunicationDrawer } from './communication-drawer.tsx';
import { CommunicationIcon, CommunicationState } from './communication-icon.tsx';
import type { Preset } from './communication-values.ts';
import { authorName, ContactName } from './contact-name.tsx';
import { subjectText } from './event-words.ts';
import { TextWithCodes, useKnownCodes } from './named-products.tsx';

/** So many that are to be done are shown, and so many that happened. */
const most = { OPE: 3, CLO: 5 };
/** Where the address says what its dialog shows: the id of one, or how a new one begins. */
const key = 'comunicacion';
const begun: Readonly<Record<string, Preset>> = {
  llame: { type: 'PHO', lastEvent: 'DON' },
  agendar: { lastEvent: 'SCH' },
};

type Props = {
  filters: { contactCompanyId: number } | { contactPersonId: number };
  /** The contact of a new one. */
  preset: Preset;
};

const useSome = (filters: Props['filters'], state: keyof typeof most) =>
  useCall('communication/filter', { filters: { ...filters, state }, rowIndex: 0, rowsMax: most[state] });

/** The communications that are due soonest with a company or a person, what happened last, and two ways to note another where the caller may. */
export const CommunicationBlock = ({ filters, preset }: Props) => {
  const { address, change } = useAddress();
  const seesAll = sellsForSite(useStaff());
  const [due, past] = [useSome(filters, 'OPE'), useSome(filters, 'CLO')];
  const parts = [
    { label: 'Por hacer', rows: due.data?.data ?? [] },
    { label: 'Lo último', rows: past.data?.data ?? [] },
  ].filter(({ rows }) => rows.length > 0);
  const count = (due.data?.resultCount ?? 0) + (past.data?.resultCount ?? 0);
  const mayAdd = due.data?.mayAdd ?? false;
  const error = due.error ?? past.error;
  const codes = useKnownCodes(parts.flatMap(({ rows }) => rows.flatMap(({ subject, message }) => [subject, message])));
  const open = (what: string | number) => change({ [key]: what }, { keepsPage: true });
  const close = () => change({ [key]: undefined }, { keepsPage: true });
  const opened = address.get(key) ?? '';
  const openedId = Number(opened) || undefined;
  const beginning = mayAdd && Object.hasOwn(begun, opened) ? begun[opened] : undefined;
  return (
    <Stack component="section" gap="xs" aria-label="Comunicaciones">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Comunicaciones
        </Title>
        {mayAdd && (
          <Group gap="xs">
            <Button size="xs" onClick={() => open('llame')}>
              Llamé
            </Button>
            <Button size="xs" variant="default" onClick={() => open('agendar')}>
              Agendar
            </Button>
          </Group>
        )}
      </Group>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      )}
      {due.data && past.data && parts.length === 0 && (
        <Text size="sm" c="dimmed">
          {seesAll ? 'Todavía no hay ninguna anotada.' : 'Tu empresa todavía no anotó ninguna. Las de otras no se ven.'}
        </Text>
      )}
      {parts.map(({ label, rows }) => (
        <Fragment key={label}>
          <Title order={3} size="h6">
            {label}
          </Title>
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
            {rows.map((communication) => (
              <Item
                key={communication.id}
                communication={communication}
                codes={codes}
                onOpen={() => open(communication.id)}
              />
            ))}
          </Stack>
        </Fragment>
      ))}
      {count > 0 && (
        <Anchor component={Link} to={communicationsWith(filters)} size="sm">
          Ver todas ({count})
        </Anchor>
      )}
      {(openedId !== undefined || beginning) && (
        <CommunicationDrawer
          communication={openedId === undefined ? undefined : { id: openedId }}
          preset={{ ...preset, ...beginning }}
          onClose={close}
          onSaved={(sentence, id) => {
            tell({ text: sentence, to: communicationPath(id) });
            close();
          }}
        />
      )}
    </Stack>
  );
};

type ItemProps = { communication: Communication; codes: ReadonlySet<string>; onOpen: () => void };

const Item = ({ communication, codes, onOpen }: ItemProps) => {
  const { type, message, newDate } = communication;
  const subject = subjectText(communication);
  return (
    <Paper component="li" withBorder p="sm">
      <Group gap="xs" justify="space-between">
        <Group gap="xs" miw={0} flex="1 1 200px" wrap="nowrap">
          <CommunicationIcon type={type} />
          <Text size="sm" fw={600} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <TextWithCodes text={subject} codes={codes} />
          </Text>
        </Group>
        <Group gap="xs">
          <CommunicationState communication={communication} />
          <Text size="sm">{whenText(newDate)}</Text>
          <Button size="compact-sm" variant="subtle" aria-label={`Abrir ${subject}`} onClick={onOpen}>
            Abrir
          </Button>
        </Group>
      </Group>
      <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        <TextWithCodes text={message} codes={codes} />
      </Text>
      <Text size="xs" c="dimmed" component="div">
        <ContactName communication={communication} /> · {authorName(communication)}
      </Text>
    </Paper>
  );
};
