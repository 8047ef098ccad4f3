import { Anchor, List, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Bar } from '#contract/erasure';
import { messages } from '#contract/plain/messages';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { numberedOrderPath, personPath } from '#web/panel/panel-paths';

type Row = { what: string; count: number; why?: string };

/** Lists how many rows of each kind there are, and why some stay. */
export const ErasureRows = ({ title, rows }: { title: string; rows: readonly Row[] }) =>
  rows.length > 0 && (
    <Stack component="section" gap={4} aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm" listStyleType="none">
        {rows.map(({ what, count, why }) => (
          <List.Item key={what}>
            {what}: {count}
            {why && (
              <Text component="span" display="block" size="xs" c="dimmed">
                {why}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Stack>
  );

/** Names people who had the same account: an erasure of one leaves the data of the other. */
export const ErasureSharers = ({ people }: { people: readonly { id: number; name: string }[] }) =>
  people.length > 0 && (
    <Text size="sm">
      También:{' '}
      {people.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Anchor component={Link} to={personPath(id)} target="_blank" title="Se abre en otra pestaña" size="sm">
            {name}
          </Anchor>
        </Fragment>
      ))}
      <Text component="span" display="block" size="xs" c="dimmed">
        Tuvo la misma cuenta o compró con ella. Si es la misma persona, sus datos se borran aparte.
      </Text>
    </Text>
  );

const isElsewhere = ({ number, toCompanyId }: Bar) => number !== null && toCompanyId === null;

/** Each reason why nobody is erased now, and what may be done about it. */
export const ErasureBars = ({ bars }: { bars: readonly Bar[] }) => (
  <Stack gap="xs">
    <ErrorAlert text={messages['erasure.barred']} />
    <List size="sm" listStyleType="none">
      {bars.map((bar) => (
        <List.Item key={bar.sentence}>
          {bar.number === null || bar.toCompanyId === null ? (
            bar.sentence
          ) : (
            <Anchor component={Link} to={numberedOrderPath(bar.toCompanyId, bar.number)} size="sm">
              {bar.sentence}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
    {bars.some(({ number }) => number !== null) && (
      <Text size="sm">
        Despachá o cancelá los pedidos abiertos, resolvé sus devoluciones y alertas o esperá a que pase el plazo;
        después volvé acá.
        {bars.some(isElsewhere) && ' Los pedidos de otro sitio se abren en ese sitio.'}
      </Text>
    )}
  </Stack>
);
