import { CloseButton, Group, Stack, Table, Text } from '@mantine/core';
import type { Conflict } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { useCall } from '#web/panel/use-call';
import { Picture } from '#web/ui/picture.tsx';
import { isCounted, type SaleLine, unitsError } from './sale-draft.ts';
import { StockWords } from './stock-words.tsx';

type Props = {
  lines: readonly SaleLine[];
  branchCode: string;
  conflicts: readonly Conflict[];
  fields: Readonly<Record<string, string>>;
  onUnits: (code: string, typed: Typed) => void;
  onRemove: (code: string) => void;
};

/** Lines of a sale, with their stock here and elsewhere. */
export const SaleLines = ({ lines, branchCode, conflicts, fields, onUnits, onRemove }: Props) => {
  const codes = lines.map(({ code }) => code);
  const stock = useCall('stock/listByCodes', { codes }, { enabled: codes.length > 0 }).data?.data ?? [];
  return (
    <Table verticalSpacing={6} horizontalSpacing={6} withTableBorder>
      <Table.Tbody>
        {lines.map((line, at) => {
          const conflict = conflicts.find(({ code }) => code === line.code);
          return (
            <Table.Tr key={line.code}>
              <Table.Td w={52} visibleFrom="sm">
                <Picture image={line.image || undefined} alt="" width={44} height={44} sizes="44px" />
              </Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Stack gap={2}>
                  <Text size="sm">{line.name}</Text>
                  <Text size="xs" c="dimmed">
                    {line.code} · {moneyText(line.price)} c/u, IVA incluido
                  </Text>
                  <StockWords
                    stock={stock.find(({ code }) => code === line.code)}
                    branchCode={branchCode}
                    quantity={line.quantity}
                  />
                  {conflict && (
                    <Text size="xs" c="red.9">
                      {conflictWords(conflict)}
                    </Text>
                  )}
                </Stack>
              </Table.Td>
              <Table.Td ta="right">
                <Group gap={4} justify="flex-end" wrap="nowrap">
                  <Units
                    line={line}
                    error={fields[`items.${at}.quantity`]}
                    onUnits={(typed) => onUnits(line.code, typed)}
                  />
                  <CloseButton size="sm" aria-label={`Quitar ${line.code}`} onClick={() => onRemove(line.code)} />
                </Group>
                <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
                  {isCounted([line]) ? moneyText(line.price * line.quantity) : '—'}
                </Text>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
};

type UnitsProps = { line: SaleLine; error: string | undefined; onUnits: (typed: Typed) => void };

/** How many; what is no quantity is said and refuses the sale. Emptied and left, the input shows the units in force again. */
const Units = ({ line: { code, quantity, typed }, error, onUnits }: UnitsProps) => (
  <WholeInput
    aria-label={`Cantidad de ${code}`}
    size="xs"
    w={64}
    value={typed === undefined ? quantity : typed}
    error={error ?? (typeof typed === 'number' && unitsError(typed))}
    onValue={onUnits}
    onBlur={({ relatedTarget }) => {
      if (typed === null && !(relatedTarget instanceof HTMLButtonElement)) onUnits(quantity);
    }}
  />
);

const conflictWords = ({ kind, left = 0, hasMore, now }: Conflict) => {
  if (kind === 'price') return `El precio cambió: ahora es ${moneyText(now ?? 0)}`;
  if (kind === 'gone') return 'Ya no se vende';
  if (kind === 'onRequest') return 'Su precio se consulta';
  return hasMore ? `Quedan más de ${left}, pero no alcanzan` : `Quedan ${left}`;
};
