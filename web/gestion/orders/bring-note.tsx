import { Alert, List } from '@mantine/core';
import type { Order } from '#contract/orders';
import { byBranch, toBring } from './places.ts';

/** Units that lie at other branches than the one that the order leaves from; nothing where none do. */
export const BringNote = ({ order }: { order: Order }) => {
  const missing = byBranch(toBring(order));
  if (missing.length === 0) return null;
  return (
    <Alert role="note" color="orange" title="Antes de despachar hay que traer">
      <List size="sm">
        {missing.map(({ code, name, units }) => (
          <List.Item key={code}>
            {units} de {name}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
};
