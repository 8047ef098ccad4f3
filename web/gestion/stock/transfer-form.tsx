import { Alert, Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { quantity as rule, type StockRow } from '#contract/stock';
import { call } from '#web/data/call';
import { messageOf } from './message-of.ts';

type Props = { rows: readonly StockRow[]; first: StockRow; onAnswer: (done: string) => Promise<void> };

/** Moves free units of a product to another branch. */
export const TransferForm = ({ rows, first, onAnswer }: Props) => {
  const [fromCode, setFromCode] = useState(first.branchCode);
  const others = rows.filter(({ branchCode }) => branchCode !== fromCode);
  const [toCode, setToCode] = useState('');
  const [quantity, setQuantity] = useState<number | string>('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const from = rows.find((one) => one.branchCode === fromCode) ?? first;
  const to = others.find((one) => one.branchCode === toCode) ?? others[0];
  const choices = (of: readonly StockRow[]) =>
    of.map((one) => ({ value: one.branchCode, label: `${one.branchName} (${one.quant} libres)` }));

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = messageOf(rule, quantity);
    setError(wrong);
    setFailure('');
    if (wrong || isSaving || !to) return;
    setIsSaving(true);
    const answer = await call('stock/transfer', {
      code: from.code,
      fromBranchCode: from.branchCode,
      toBranchCode: to.branchCode,
      quantity: Number(quantity),
      before: from.onHand,
      reason: note,
    });
    await onAnswer(answer.ok ? `Trasladado: ${quantity} de ${from.branchName} a ${to.branchName}` : '');
    if (answer.ok) return;
    setIsSaving(false);
    setError(answer.fields.quantity ?? '');
    if (!answer.fields.quantity) setFailure(answer.error);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="xs">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group align="start" grow>
          <Select
            label="Desde"
            allowDeselect={false}
            data={choices(rows)}
            value={fromCode}
            onChange={(code) => setFromCode(code ?? fromCode)}
          />
          <Select
            label="Hasta"
            allowDeselect={false}
            data={choices(others)}
            value={to?.branchCode ?? null}
            onChange={(code) => setToCode(code ?? '')}
          />
        </Group>
        <NumberInput
          label="Cantidad"
          hideControls
          allowDecimal={false}
          inputMode="numeric"
          value={quantity}
          error={error}
          onChange={setQuantity}
        />
        <TextInput label="Nota" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            Trasladar
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
