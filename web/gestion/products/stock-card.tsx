import { Anchor, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { stockPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { EditedCell } from './edited-cell.tsx';
import { StockEditor } from './stock-editor.tsx';

const mostBranches = 100;

/** A stored product's stock at each branch, changed there by a call of its own. */
export const StockCard = ({ code, onUnsaved }: { code: string; onUnsaved: (more: number) => void }) => {
  const found = useCall('stock/filter', { filters: { code }, rowIndex: 0, rowsMax: mostBranches });
  if (!found.data) return found.error ? <ErrorAlert text={found.error.message} /> : <Skeleton h={96} />;
  return (
    <Stack gap="xs" mt="sm">
      <Table onKeyDown={keepForm} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Sucursal</Table.Th>
            <Table.Th ta="right">En el estante</Table.Th>
            <Table.Th ta="right" visibleFrom="xs">
              En pedidos
            </Table.Th>
            <Table.Th ta="right">Libres</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {found.data.data.map(({ branchCode, branchName, onHand, reserved, quant }) => (
            <Table.Tr key={branchCode}>
              <Table.Td>{branchName}</Table.Td>
              <Table.Td ta="right">
                <EditedCell
                  label={`${onHand}: cambiar el stock de ${branchName}`}
                  title={`Cambiar el stock de ${branchName}`}
                  editor={(onEnd) => (
                    <StockEditor
                      code={code}
                      branch={{ code: branchCode, name: branchName }}
                      reason="Desde la ficha del producto"
                      onUnsaved={onUnsaved}
                      onEnd={onEnd}
                    />
                  )}
                >
                  {onHand}
                </EditedCell>
              </Table.Td>
              <Table.Td ta="right" visibleFrom="xs">
                {reserved}
              </Table.Td>
              <Table.Td ta="right">{quant}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        Tocá un número para cambiarlo: se guarda enseguida con Enter, sin esperar a «Guardar».{' '}
        <Anchor component={Link} to={stockPath(code)} inherit>
          Pasar entre sucursales o ver sus pedidos
        </Anchor>
      </Text>
    </Stack>
  );
};

/** Enter stores the number that is typed; it does not send the form around it. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};
