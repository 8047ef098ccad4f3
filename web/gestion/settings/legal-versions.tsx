import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import type { LegalEdition } from '#contract/settings';
import { changedAt } from '#web/panel/history/change-value.tsx';
import { useCall } from '#web/panel/use-call';
import { pageNames } from './page-names.ts';

/** Past versions of the shop's own legal texts, by the version that consents name. Nothing where it never wrote any. */
export const LegalVersions = () => {
  const found = useCall('setting/listLegalVersions', {});
  const editions = found.data?.data ?? [];
  if (!found.error && editions.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Versiones de los textos legales">
      <Stack gap="sm">
        <Title order={2} size="h4">
          Versiones de los textos legales
        </Title>
        <Text size="sm" c="dimmed">
          Cada registro y cada pedido guarda la versión que se aceptó: antes de la barra, la de estos textos; después,
          la de los iniciales.
        </Text>
        {found.error && <Alert color="red">{found.error.message}</Alert>}
        {editions.map((edition) => (
          <details key={edition.since}>
            <summary style={{ cursor: 'pointer', padding: '8px 0' }}>
              <Text component="span" fw={600} mr="sm">
                {edition.version ?? 'Textos iniciales'}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {heldText(edition)}
              </Text>
            </summary>
            <Sections edition={edition} />
          </details>
        ))}
      </Stack>
    </Paper>
  );
};

const heldText = ({ since, until, by }: LegalEdition) =>
  [since && `Desde ${changedAt({ at: since })}`, until ? `hasta ${changedAt({ at: until })}` : 'hasta hoy', by]
    .filter(Boolean)
    .join(' · ');

const Sections = ({ edition: { sections } }: { edition: LegalEdition }) => {
  if (sections.length === 0)
    return <Text size="sm">La tienda no tenía textos propios: regían los iniciales, que trae el programa.</Text>;
  return (
    <Stack gap="md" pl="md">
      {sections.map(({ page, title, text }) => (
        <div key={`${page} ${title}`}>
          <Text size="xs" c="dimmed">
            {pageNames[page as keyof typeof pageNames] ?? page}
          </Text>
          <Text fw={600}>{title}</Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
        </div>
      ))}
      <Text size="sm" c="dimmed">
        Las páginas que no están acá decían los textos iniciales.
      </Text>
    </Stack>
  );
};
