import { Alert, Drawer, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { useCall } from '#web/panel/use-call';
import { CorrectForm } from './correct-form.tsx';
import { Holds } from './holds.tsx';
import type { StockDeed } from './stock-deed.ts';
import { TransferForm } from './transfer-form.tsx';

type Props = {
  code: string;
  branchCode: string | undefined;
  onDone: (deed: StockDeed) => void;
  onClose: () => void;
};

const modes = [
  { value: 'correct', label: 'Corregir' },
  { value: 'transfer', label: 'Trasladar' },
];

/** A product's stock at every branch, what orders hold of it, and what can be done about it. */
export const StockDrawer = ({ code, branchCode, onDone, onClose }: Props) => {
  const queries = useQueryClient();
  const [mode, setMode] = useState('correct');
  const [isCorrecting, setCorrecting] = useState(false);
  const [isTransferring, setTransferring] = useState(false);
  const { letGo } = useLeaving(isCorrecting || isTransferring);
  const found = useCall('stock/filter', { filters: { code }, rowIndex: 0, rowsMax: 100 });
  const rows = found.data?.data ?? [];
  const chosen = rows.find((row) => row.branchCode === branchCode) ?? rows[0];
  // The stored number may be another by now, also where a change was refused.
  const onAnswer = async (deed?: StockDeed) => {
    await queries.invalidateQueries();
    if (!deed) return;
    letGo();
    onDone(deed);
  };
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="lg">
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          <Group justify="space-between" py="sm" wrap="nowrap">
            <Drawer.Title>
              {code}
              <Text size="sm" c="dimmed" component="span" display="block">
                {rows[0]?.name}
              </Text>
            </Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" />
          </Group>
          <Stack>
            {found.error && <Alert color="red">{found.error.message}</Alert>}
            {found.isFetchedAfterMount && found.isSuccess && rows.length === 0 && <Text>Ese producto no existe</Text>}
            {rows.length > 0 && (
              <Table verticalSpacing={4} withTableBorder>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Sucursal</Table.Th>
                    <Table.Th ta="right">En estante</Table.Th>
                    <Table.Th ta="right">En pedidos</Table.Th>
                    <Table.Th ta="right">Libres</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((row) => (
                    <Table.Tr key={row.branchCode}>
                      <Table.Td>{row.branchName}</Table.Td>
                      <Table.Td ta="right">{row.onHand}</Table.Td>
                      <Table.Td ta="right">{row.reserved}</Table.Td>
                      <Table.Td ta="right" fw={700}>
                        {row.quant}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
            {chosen && rows.length > 1 && (
              <SegmentedControl aria-label="Qué hacer" data={modes} value={mode} onChange={setMode} />
            )}
            {/* Values typed in one form stay while one looks at the other. */}
            {chosen && found.isFetchedAfterMount && (
              <div hidden={mode !== 'correct'}>
                <CorrectForm rows={rows} first={chosen} onAnswer={onAnswer} onDirty={setCorrecting} />
              </div>
            )}
            {chosen && found.isFetchedAfterMount && rows.length > 1 && (
              <div hidden={mode !== 'transfer'}>
                <TransferForm rows={rows} first={chosen} onAnswer={onAnswer} onDirty={setTransferring} />
              </div>
            )}
            {rows.some(({ reserved }) => reserved > 0) && <Holds code={code} />}
            {rows[0] && <ThingHistory entities={['stock']} code={rows[0].code} />}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
