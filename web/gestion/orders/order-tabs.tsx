import { Badge, Group, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { countedQueues, type OrderQueue } from '#contract/plain/order-queues';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { useStrip } from '#web/panel/strip';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { tabs } from './order-query.ts';

type Props = {
  companyId: number;
  queue: OrderQueue | undefined;
  /** The list of the queue. */
  children: ReactNode;
};

const all = 'todos';

const isCounted = (queue: OrderQueue | undefined): queue is (typeof countedQueues)[number] =>
  countedQueues.some((one) => one === queue);

/** The queues of orders, with how many wait in each. */
export const OrderTabs = ({ companyId, queue, children }: Props) => {
  const { change } = useAddress();
  const counted = useCall('panel/count', { toCompany: companyId }, { everyMinutes: 2 });
  const waiting = counted.data?.data;
  return (
    <Tabs
      value={queue ?? all}
      // A queue and a state narrow the same thing.
      onChange={(value) => change({ cola: value === all ? undefined : (value ?? undefined), estado: undefined })}
    >
      {/* The tab of all is the last one; the work stands before it. */}
      <Tabs.List {...useStrip(queue ?? all, tabs.length, queue === undefined)} mb="md" aria-label="Colas de pedidos">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.label} value={tab.queue ?? all}>
            <Group gap={6} wrap="nowrap">
              {tab.label}
              {waiting && isCounted(tab.queue) && waiting[tab.queue] > 0 && (
                <Badge size="sm" variant="default" miw="max-content">
                  {waiting[tab.queue]}
                </Badge>
              )}
            </Group>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {lostAnswer(counted)}
      <Tabs.Panel value={queue ?? all}>{children}</Tabs.Panel>
    </Tabs>
  );
};
