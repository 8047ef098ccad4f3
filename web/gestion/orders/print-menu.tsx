import { ActionIcon, Button, type ButtonProps, Menu } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { Order } from '#contract/orders';
import { Printout, SheetText } from '#web/orders/order-sheet.tsx';
import { usePaper } from '#web/panel/paper';
import { useShortcuts } from '#web/panel/shortcuts';
import { PackingSlip, PickingList } from './desk-sheets.tsx';

const kinds = { order: 'Pedido con precios', picking: 'Lista para preparar', packing: 'Remito sin precios' } as const;
type Kind = keyof typeof kinds;

type Props = {
  orders: readonly Order[];
  size?: ButtonProps['size'];
  keys?: string;
  /** Actions that share the menu, on a phone. */
  others?: readonly { does: string; disabled?: boolean; run: () => void }[] | undefined;
};

/** Printable documents of orders, each on a page of its own. */
export const PrintMenu = ({ orders, size, keys, others }: Props) => {
  const paper = usePaper();
  const [kind, setKind] = useState<Kind>();
  const [isOpen, setOpen] = useState(false);
  const end = useCallback(() => setKind(undefined), []);
  useShortcuts(keys ? [{ keys, does: 'Imprimir', run: () => setOpen(true) }] : []);
  const sheets = {
    order: (order: Order) => <SheetText order={order} paper={paper} />,
    picking: (order: Order) => <PickingList order={order} />,
    packing: (order: Order) => <PackingSlip order={order} paper={paper} />,
  };
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          {others ? (
            <ActionIcon size="input-sm" variant="default" aria-label="Más acciones">
              ⋯
            </ActionIcon>
          ) : (
            <Button variant="default" {...(size && { size })}>
              Imprimir
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {others?.map(({ does, disabled, run }) => (
            <Menu.Item key={does} disabled={disabled} onClick={run}>
              {does}
            </Menu.Item>
          ))}
          {others && <Menu.Label>Imprimir</Menu.Label>}
          {(Object.keys(kinds) as Kind[]).map((one) => (
            <Menu.Item key={one} onClick={() => setKind(one)}>
              {kinds[one]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {kind && (
        <Printout onPrinted={end}>
          {orders.map((order) => (
            <div key={order.guid} className="sheet-page">
              {sheets[kind](order)}
            </div>
          ))}
        </Printout>
      )}
    </>
  );
};
