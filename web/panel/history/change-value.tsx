import { Text } from '@mantine/core';
import type { HistoryChange } from '#contract/history';
import { useIsPhone } from '#web/panel/use-is-phone';
import { valueText } from './history-words.ts';

/** A field's values before and after a change, cut where they are long. */
export const ChangeValue = ({ change }: { change: HistoryChange }) => {
  const { entity, field, from, to, fromName, toName } = change;
  const words = [fromName ?? valueText(entity, field, from), toName ?? valueText(entity, field, to)];
  const [before, after] = words;
  return (
    <Text size="sm" lineClamp={useIsPhone() ? 6 : 2} title={words.join(' → ')} style={{ overflowWrap: 'anywhere' }}>
      {before} <span aria-hidden>→</span>
      <span className="sr-only"> pasó a </span> <b>{after}</b>
    </Text>
  );
};

const format = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** When something was changed, as people here write it. */
export const changedAt = ({ at }: Pick<HistoryChange, 'at'>) => format.format(new Date(at));
