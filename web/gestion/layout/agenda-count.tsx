import { Badge, Box, VisuallyHidden } from '@mantine/core';
import { useCall } from '#web/panel/use-call';
import { Icon } from '#web/ui/icon.tsx';

/** How much is still to come today, and how much is overdue, beside the agenda's name. */
export const AgendaCount = () => {
  const { today = 0, overdue = 0 } = useCall('agenda/find', {}, { everyMinutes: 3 }).data?.data ?? {};
  // The shop counts the overdue among today's.
  const coming = today - overdue;
  if (today === 0) return null;
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
            <Icon name="alert" className="size-3" />
          </Box>
          {overdue}
          <VisuallyHidden> {overdue === 1 ? 'vencida' : 'vencidas'}</VisuallyHidden>
        </>
      )}
    </Badge>
  );
};
