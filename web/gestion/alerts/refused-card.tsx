import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { RefusedNotifications } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { refusalAdvice, refusalWords, refusedMeanwhile } from '#contract/plain/payment-alerts';
import { providerNames } from '#contract/plain/payments';

type Props = { refused: RefusedNotifications };

/** Title of refused notifications: their provider and the cause. */
export const refusedTitle = ({ method, cause }: RefusedNotifications) =>
  `Avisos de ${providerNames[method as OnlineId]} rechazados: ${refusalWords[cause]}`;

const countWords = ({ times, firstAt, lastAt }: RefusedNotifications) =>
  times === 1 ? `Uno, el ${whenText(lastAt)}.` : `${times}, del ${whenText(firstAt)} al ${whenText(lastAt)}.`;

/** Refused notifications of a provider, the likely cause, and the advice. */
export const RefusedCard = ({ refused, maySolve, onSolve }: Props & { maySolve: boolean; onSolve: () => void }) => (
  <Paper withBorder p="md" component="article" aria-label={refusedTitle(refused)}>
    <Stack gap="sm">
      <Title order={2} size="h4">
        {refusedTitle(refused)}
      </Title>
      <Text maw={680}>{refusalAdvice[refused.cause]}</Text>
      <Text size="sm">
        {countWords(refused)} {refusedMeanwhile} Esto se va solo cuando llega un aviso bueno.
      </Text>
      {maySolve && (
        <Group>
          <Button variant="default" onClick={onSolve}>
            Resolver
          </Button>
        </Group>
      )}
    </Stack>
  </Paper>
);

/** Refused notifications of before, with the name and the words of whoever solved them. */
export const SolvedRefused = ({ refused }: Props) => (
  <li>
    <Text size="sm" fw={600}>
      {refusedTitle(refused)}
    </Text>
    <Text size="sm">
      {countWords(refused)} {refused.solvedBy}, el {whenText(refused.solvedAt ?? refused.lastAt)}: {refused.reason}
    </Text>
  </li>
);
