import { Divider, Stack } from '@mantine/core';
import { Fragment } from 'react';
import type { Communication } from '#contract/communications';
import { isOpen } from '#contract/plain/communications';
import { CommunicationState } from '#web/panel/communications/communication-icon.tsx';
import { typedOf } from '#web/panel/communications/typed-moment';
import { AgendaRow, type RowProps } from './agenda-row.tsx';
import { type Clock, type Day, dayOf } from './days.ts';

type Props = Omit<RowProps, 'communication'> & { rows: readonly Communication[]; day: Day; now: Clock };

/** A day by the hour; today says where it is now. */
export const DayList = ({ rows, day, now, ...row }: Props) => {
  const isToday = dayOf(now) === day;
  const next = isToday ? rows.findIndex(({ newDate }) => typedOf(newDate) > now) : -1;
  return (
    <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="El día, por hora">
      {rows.map((communication, at) => (
        <Fragment key={communication.id}>
          {at === next && (
            <li aria-hidden>
              <Divider label={`Ahora, ${now.slice(11)}`} labelPosition="left" />
            </li>
          )}
          <li>
            <AgendaRow {...row} communication={communication} when={typedOf(communication.newDate).slice(11)}>
              {!isOpen(communication.lastEvent) && <CommunicationState communication={communication} />}
            </AgendaRow>
          </li>
        </Fragment>
      ))}
    </Stack>
  );
};
