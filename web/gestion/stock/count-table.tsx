import { CloseButton, Table, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { Unread } from '#web/panel/edit/unread';
import { WholeInput } from '#web/panel/typed-number.tsx';
import { type CountLine, differenceOf } from './count-lines.ts';

type Props = {
  lines: readonly CountLine[];
  /** Without these the lines stand as they are. */
  onChange?: (code: string, counted: number | Unread) => void;
  onRemove?: (code: string) => void;
};

type CountedProps = { line: CountLine; onChange: (counted: number | Unread) => void };

/** Counted units beside the expected ones. */
export const CountTable = ({ lines, onChange, onRemove }: Props) => (
  <Table verticalSpacing={4} horizontalSpacing={6} withTableBorder>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Producto</Table.Th>
        <Table.Th ta="right">Había</Table.Th>
        <Table.Th ta="right">Contado</Table.Th>
        <Table.Th ta="right">Dif.</Table.Th>
        {onRemove && <Table.Td />}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {lines.map((line) => (
        <Fragment key={line.code}>
          <Table.Tr>
            <Table.Td>
              <Text size="sm">{line.code}</Text>
              <Text size="xs" c="dimmed" lineClamp={1}>
                {line.name}
              </Text>
            </Table.Td>
            <Table.Td ta="right">
              {line.before}
              {line.reserved > 0 && (
                <Text size="xs" c="dimmed">
                  {line.reserved} en pedidos
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">
              {onChange ? <Counted line={line} onChange={(counted) => onChange(line.code, counted)} /> : line.counted}
            </Table.Td>
            <Table.Td ta="right" fw={differenceOf(line) === 0 ? 400 : 700}>
              {signed(differenceOf(line))}
            </Table.Td>
            {onRemove && (
              <Table.Td>
                <CloseButton size="sm" aria-label={`Quitar ${line.code}`} onClick={() => onRemove(line.code)} />
              </Table.Td>
            )}
          </Table.Tr>
          {onChange && (line.unread ?? line.error) && (
            <Table.Tr>
              <Table.Td colSpan={5}>
                <Text size="xs" c="red.9">
                  {line.unread?.error ?? line.error}
                </Text>
              </Table.Td>
            </Table.Tr>
          )}
        </Fragment>
      ))}
    </Table.Tbody>
  </Table>
);

/**
 * The counted units, to be corrected. Emptied and left, the input shows the units in force again; its row says which
 * text is no number.
 */
const Counted = ({ line: { code, counted, unread }, onChange }: CountedProps) => {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <WholeInput
      aria-label={`Contado de ${code}`}
      size="xs"
      w={60}
      ml="auto"
      isQuiet
      value={isEmpty ? null : (unread ?? counted)}
      onValue={(typed) => {
        setIsEmpty(typed === null);
        if (typed !== null) onChange(typed);
      }}
      onBlur={() => setIsEmpty(false)}
    />
  );
};

const signed = (units: number) => (units > 0 ? `+${units}` : String(units).replace('-', '−'));
