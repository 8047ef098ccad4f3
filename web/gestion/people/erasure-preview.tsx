import { Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Output } from '#contract/contract';
import type { Bar } from '#contract/erasure';
import { messages } from '#contract/plain/messages';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { NamedLinks } from '#web/panel/named-links.tsx';
import { communicationPath, companyPath, numberedOrderPath, personPath } from '#web/panel/panel-paths';

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

type Look = Output<'person/previewErasure'>['data'];

const reasons: Record<Look['also'][number]['by'], string> = {
  account: 'tuvo la misma cuenta o compró con ella',
  identifier: 'mismo documento',
  email: 'mismo e-mail',
  phone: 'mismo teléfono',
};

const byHand = ({ also, mentions }: Pick<Look, 'also' | 'mentions'>) => [
  ...also.map(({ id, name, by }) => ({ to: personPath(id), name, words: reasons[by] })),
  ...mentions.map(({ kind, id, name }) =>
    kind === 'company'
      ? { to: companyPath(id), name, words: 'empresa con ese nombre, o en sus contactos' }
      : { to: communicationPath(id), name: name || 'Sin asunto', words: 'comunicación que dice su nombre' },
  ),
];

/** Names what an erasure leaves although it may be the person's: somebody looks at each by hand. */
export const ErasureByHand = (look: Pick<Look, 'also' | 'mentions'>) => {
  const rows = byHand(look);
  return (
    rows.length > 0 && (
      <Stack component="section" gap={4} aria-label="Revisalo a mano">
        <Text size="sm" fw={600}>
          Revisalo a mano
        </Text>
        <Text size="xs" c="dimmed">
          Puede ser de la misma persona, y esto no lo borra. Si lo es, borralo o cambialo aparte.
        </Text>
        <NamedLinks links={rows} />
      </Stack>
    )
  );
};

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
