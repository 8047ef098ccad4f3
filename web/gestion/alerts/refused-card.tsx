import { Paper, Stack, Text, Title } from '@mantine/core';
import type { RefusedNotifications } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { providerNames, refusalAdvice } from '#contract/plain/payments';

/** What a provider notified of in vain, the likely cause, and what to do about it. */
export const RefusedCard = ({ refused }: { refused: RefusedNotifications }) => {
  const { cause, times, firstAt, lastAt } = refused;
  const title = `Avisos de ${providerNames[refused.method as OnlineId]} rechazados`;
  return (
    <Paper withBorder p="md" component="article" aria-label={title}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text maw={680}>{refusalAdvice[cause]}</Text>
        <Text size="sm">
          {times === 1 ? `Uno, el ${whenText(lastAt)}.` : `${times}, del ${whenText(firstAt)} al ${whenText(lastAt)}.`}{' '}
          Los pagos se consultan igual, más tarde. Esto se va solo cuando llega un aviso bueno; npm run payments:check
          revisa las claves.
        </Text>
      </Stack>
    </Paper>
  );
};
