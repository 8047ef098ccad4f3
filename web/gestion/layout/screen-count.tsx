import { Badge, Box, VisuallyHidden } from '@mantine/core';
import type { Waiting } from '#contract/panel';
import { Icon } from '#web/ui/icon.tsx';

type Counted = Exclude<keyof Waiting, 'collect' | 'pickUp' | 'dueToday' | 'overdue' | 'newest'> | 'agenda';
export type ScreenCountProps = { of: Counted; waiting: Waiting };

const words: Record<Exclude<Counted, 'agenda'>, string> = {
  prepare: 'por preparar',
  slips: 'por revisar',
  alerts: 'por resolver',
};

/** How much waits at a screen, beside its name; nothing where nothing does. */
export const ScreenCount = ({ of: counted, waiting }: ScreenCountProps) => {
  if (counted === 'agenda') return <AgendaCount {...waiting} />;
  const count = waiting[counted];
  if (count === 0) return null;
  return (
    <Badge size="sm" tt="none" color={counted === 'alerts' ? 'red.9' : 'brand'}>
      {count}
      <VisuallyHidden> {words[counted]}</VisuallyHidden>
    </Badge>
  );
};

/** How much is still to come today, and how much is overdue. */
const AgendaCount = ({ dueToday, overdue }: Pick<Waiting, 'dueToday' | 'overdue'>) => {
  // The shop counts the overdue among today's.
  const coming = dueToday - overdue;
  if (dueToday === 0) return null;
  return (
    <Badge size="sm" tt="none" color={overdue > 0 ? 'red.9' : 'brand'}>
      {coming > 0 && (
        <>
          {coming}
          <VisuallyHidden> para hoy</VisuallyHidden>
        </>
      )}
      {coming > 0 && overdue > 0 && ' · '}
      {overdue > 0 && (
        <>
          <Box component="span" display="inline-block" mr={2} style={{ verticalAlign: '-2px' }}>
            <Icon name="alert" className="size-4" />
          </Box>
          {overdue}
          <VisuallyHidden> {overdue === 1 ? 'vencida' : 'vencidas'}</VisuallyHidden>
        </>
      )}
    </Badge>
  );
};
