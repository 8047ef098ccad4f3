import { Alert, Autocomplete, Button, Group, NumberInput, Select, Stack } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { onHand, type StockRow } from '#contract/stock';
import { call } from '#web/data/call';
import { messageOf } from './message-of.ts';

type Props = { rows: readonly StockRow[]; first: StockRow; onAnswer: (done: string) => Promise<void> };

const reasons = ['Recuento', 'Llegó mercadería', 'Rotura', 'Devolución', 'Error de carga'];

/** Sets what lies on a branch's shelf. Refused, it shows what is there now and keeps what was typed. */
export const CorrectForm = ({ rows, first, onAnswer }: Props) => {
  const [branchCode, setBranchCode] = useState(first.branchCode);
  const [quantity, setQuantity] = useState<number | string>(first.onHand);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const row = rows.find((one) => one.branchCode === branchCode) ?? first;

  const choose = (code: string | null) => {
    const next = rows.find((one) => one.branchCode === code);
    if (!next) return;
    setBranchCode(next.branchCode);
    setQuantity(next.onHand);
    setError('');
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = messageOf(onHand, quantity);
    setError(wrong);
    setFailure('');
    if (wrong || isSaving) return;
    setIsSaving(true);
    const input = { code: row.code, branchCode, quantity: Number(quantity), before: row.onHand, reason };
    const answer = await call('stock/set', input);
    await onAnswer(answer.ok ? `Guardado: ${row.branchName} quedó con ${quantity}` : '');
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
            label="Sucursal"
            allowDeselect={false}
            data={rows.map((one) => ({ value: one.branchCode, label: one.branchName }))}
            value={branchCode}
            onChange={choose}
          />
          <NumberInput
            label="Cantidad en el estante"
            autoFocus
            data-autofocus
            hideControls
            allowDecimal={false}
            inputMode="numeric"
            value={quantity}
            error={error}
            onFocus={(event) => event.currentTarget.select()}
            onChange={setQuantity}
          />
        </Group>
        <Autocomplete label="Motivo" placeholder="Qué pasó" data={reasons} value={reason} onChange={setReason} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            Guardar
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
