import { Badge, type BadgeProps, Box, VisuallyHidden } from '@mantine/core';
import type { Waiting } from '#contract/panel';
import { onFirstUse } from '#contract/plain/on-first-use';
import { countedQueues, orderQueues, waitingOrders } from '#contract/plain/order-queues';
import { Icon } from '#web/ui/icon.tsx';

type Counted = 'orders' | 'slips' | 'alerts' | 'agenda';
export type ScreenCountProps = {
  of: Counted;
  waiting: Waiting;
  /** Whether it stands over a drawing. */
  isSmall?: boolean;
};

const anyOf = onFirstUse(() => new Intl.ListFormat('es', { type: 'disjunction' }));
const queueWords = () =>
  `por ${anyOf().format(countedQueues.map((queue) => orderQueues[queue].label.replace('Por ', '')))}`;

const counts: Record<
  Exclude<Counted, 'agenda'>,
  { of: (waiting: Waiting) => number; words: () => string; isUrgent: boolean }
> = {
  orders: { of: waitingOrders, words: queueWords, isUrgent: false },
  slips: { of: ({ slips }) => slips, words: () => 'por revisar', isUrgent: false },
  alerts: { of: ({ alerts }) => alerts, words: () => 'por resolver', isUrgent: true },
};

const sizes = {
  beside: { size: 'sm' },
  over: { size: 'xs', px: 4, pos: 'absolute', top: -7, left: 10, miw: 'max-content' },
} as const;

const look = (isUrgent: boolean, isSmall: boolean): BadgeProps => ({
  tt: 'none',
  color: isUrgent ? 'red.9' : 'brand',
  ...sizes[isSmall ? 'over' : 'beside'],
});

/** How much waits at a screen, beside its name; nothing where nothing does. */
export const ScreenCount = ({ of: counted, waiting, isSmall = false }: ScreenCountProps) => {
  if (counted === 'agenda') return <AgendaCount {...waiting} isSmall={isSmall} />;
  const { of, words, isUrgent } = counts[counted];
  const count = of(waiting);
  if (count === 0) return null;
  return (
    <Badge {...look(isUrgent, isSmall)}>
      {count}
      <VisuallyHidden> {words()}</VisuallyHidden>
    </Badge>
  );
};

/** How much is still to come today, and how much is overdue. */
const AgendaCount = ({ dueToday, overdue, isSmall }: Pick<Waiting, 'dueToday' | 'overdue'> & { isSmall: boolean }) => {
  // The shop counts the overdue among today's.
  const coming = dueToday - overdue;
  if (dueToday === 0) return null;
  return (
    <Badge {...look(overdue > 0, isSmall)}>
      {coming > 0 && (
        <>
          {coming}
          <VisuallyHidden> para hoy</VisuallyHidden>
        </>
      )}
      {coming > 0 && overdue > 0 && ' · '}
      {overdue > 0 && (
        <>
          {!isSmall && (
            <Box component="span" display="inline-block" mr={2} style={{ verticalAlign: '-2px' }}>
              <Icon name="alert" className="size-4" />
            </Box>
          )}
          {overdue}
          <VisuallyHidden> {overdue === 1 ? 'vencida' : 'vencidas'}</VisuallyHidden>
        </>
      )}
    </Badge>
  );
};
