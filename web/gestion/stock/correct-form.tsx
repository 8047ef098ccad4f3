import { Autocomplete, Button, Group, Select, Stack } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { onHand, type StockRow } from '#contract/stock';
import { call } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { messageOf } from '#web/panel/message-of';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { type StockDeed, undoReason } from './stock-deed.ts';

type Props = {
  rows: readonly StockRow[];
  first: StockRow;
  /** Gets what was stored; nothing where it was refused. */
  onAnswer: (deed?: StockDeed) => Promise<void>;
  /** Whether something is typed that is not stored; a function that stays the same. */
  onDirty: (isDirty: boolean) => void;
};

const noErrors = { quantity: '', reason: '' };
const needsReason = 'Elegí o escribí el motivo';
const reasons = ['Recuento', 'Llegó mercadería', 'Rotura', 'Devolución', 'Error de carga'];

/** Sets what lies on a branch's shelf. Refused, it shows what is there now and keeps what was typed. */
export const CorrectForm = ({ rows, first, onAnswer, onDirty }: Props) => {
  const [branchCode, setBranchCode] = useState(first.branchCode);
  const [start, setStart] = useState(first.onHand);
  const [quantity, setQuantity] = useState<Typed>(start);
  // Whether a refusal said what is there now.
  const [isStale, setStale] = useState(false);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const quantityInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const row = rows.find((one) => one.branchCode === branchCode) ?? first;
  const isDirty = quantity !== start || reason !== '';
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const choose = (code: string | null) => {
    const next = rows.find((one) => one.branchCode === code);
    if (!next) return;
    setBranchCode(next.branchCode);
    setStart(next.onHand);
    setStale(false);
    setQuantity(next.onHand);
    setErrors(noErrors);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = { quantity: messageOf(onHand, quantity), reason: reason.trim() ? '' : needsReason };
    setErrors(wrong);
    setFailure('');
    if (wrong.quantity) return quantityInput.current?.focus();
    if (wrong.reason) return reasonInput.current?.focus();
    if (isSaving) return;
    setIsSaving(true);
    const before = isStale ? row.onHand : start;
    setStart(before);
    setStale(false);
    const input = {
      code: row.code,
      branchCode,
      quantity: Number(quantity),
      before,
      reason,
    };
    const answer = await call('stock/set', input);
    if (answer.ok) {
      const back = { ...input, quantity: before, before: input.quantity, reason: undoReason };
      return onAnswer({
        done: `Guardado: ${row.branchName} quedó con ${input.quantity}`,
        undo: () => call('stock/set', back),
      });
    }
    await onAnswer();
    setIsSaving(false);
    setStale(answer.status === 409);
    const faults = { ...noErrors, ...answer.fields };
    setErrors(faults);
    if (!faults.quantity && !faults.reason) setFailure(answer.error);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="xs">
        <ErrorAlert text={failure} />
        <Group align="start" grow>
          <Select
            label="Sucursal"
            data={rows.map((one) => ({ value: one.branchCode, label: one.branchName }))}
            value={branchCode}
            onChange={choose}
          />
          <WholeInput
            label="Cantidad en el estante"
            autoFocus
            data-autofocus
            value={quantity}
            ref={quantityInput}
            error={errors.quantity}
            onValue={setQuantity}
          />
        </Group>
        <Autocomplete
          label="Motivo"
          placeholder="Qué pasó"
          required
          maxLength={200}
          data={reasons}
          // The dialog's own: nothing outside of it is read while it is open.
          comboboxProps={{ withinPortal: false }}
          ref={reasonInput}
          value={reason}
          error={errors.reason}
          onChange={(typed) => {
            setReason(typed);
            setErrors((old) => ({ ...old, reason: '' }));
          }}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            Guardar
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
