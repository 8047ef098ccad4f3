import { CloseButton, NumberInput, Table, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { type CountLine, differenceOf } from './count-lines.ts';

type Props = {
  lines: readonly CountLine[];
  /** Without these the lines stand as they are. */
  onChange?: (code: string, counted: number) => void;
  onRemove?: (code: string) => void;
};

/** What was counted, beside what there should be. */
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
          {onChange && line.error && (
            <Table.Tr>
              <Table.Td colSpan={5}>
                <Text size="xs" c="red.9">
                  {line.error}
                </Text>
              </Table.Td>
            </Table.Tr>
          )}
        </Fragment>
      ))}
    </Table.Tbody>
  </Table>
);

/** The count, to be corrected. Emptied and left, it shows again what holds. */
const Counted = ({ line: { code, counted }, onChange }: { line: CountLine; onChange: (counted: number) => void }) => {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <NumberInput
      aria-label={`Contado de ${code}`}
      size="xs"
      w={60}
      ml="auto"
      hideControls
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      value={isEmpty ? '' : counted}
      onChange={(typed) => {
        setIsEmpty(typed === '');
        if (typed !== '') onChange(Number(typed));
      }}
      onBlur={() => setIsEmpty(false)}
    />
  );
};

const signed = (units: number) => (units > 0 ? `+${units}` : String(units).replace('-', '−'));
