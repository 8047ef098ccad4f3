import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { quantity as rule, type StockRow } from '#contract/stock';
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

/** Moves free units of a product to another branch. */
export const TransferForm = ({ rows, first, onAnswer, onDirty }: Props) => {
  const [fromCode, setFromCode] = useState(first.branchCode);
  const others = rows.filter(({ branchCode }) => branchCode !== fromCode);
  const [toCode, setToCode] = useState('');
  const [quantity, setQuantity] = useState<Typed>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  // The units at each branch as the form was opened: a form sent again after a lost answer moves nothing twice.
  const [seen, setSeen] = useState(() => new Map(rows.map((row) => [row.branchCode, row.onHand])));
  // The branch of which a refusal said what is there now.
  const [staleBranch, setStaleBranch] = useState('');
  const from = rows.find((one) => one.branchCode === fromCode) ?? first;
  const to = others.find((one) => one.branchCode === toCode) ?? others[0];
  const isDirty = quantity !== null || note !== '';
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const choices = (of: readonly StockRow[]) =>
    of.map((one) => ({ value: one.branchCode, label: `${one.branchName} (${one.quant} libres)` }));

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = messageOf(rule, quantity);
    setError(wrong);
    setFailure('');
    if (wrong || isSaving || !to) return;
    setIsSaving(true);
    const before = staleBranch === from.branchCode ? from.onHand : (seen.get(from.branchCode) ?? from.onHand);
    setSeen((old) => new Map(old).set(from.branchCode, before));
    setStaleBranch('');
    const moved = { code: from.code, quantity: Number(quantity) };
    const way = { fromBranchCode: from.branchCode, toBranchCode: to.branchCode };
    const answer = await call('stock/transfer', { ...moved, ...way, before, reason: note });
    if (answer.ok) {
      const there = answer.data.find(({ branchCode }) => branchCode === to.branchCode)?.onHand;
      const back = { fromBranchCode: to.branchCode, toBranchCode: from.branchCode };
      return onAnswer({
        done: `Trasladado: ${moved.quantity} de ${from.branchName} a ${to.branchName}`,
        undo: () =>
          call('stock/transfer', {
            ...moved,
            ...back,
            before: there ?? to.onHand + moved.quantity,
            reason: undoReason,
          }),
      });
    }
    await onAnswer();
    setIsSaving(false);
    if (answer.status === 409) setStaleBranch(from.branchCode);
    setError(answer.fields.quantity ?? '');
    if (!answer.fields.quantity) setFailure(answer.error);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="xs">
        <ErrorAlert text={failure} />
        <Group align="start" grow>
          <Select
            label="Desde"
            data={choices(rows)}
            value={fromCode}
            onChange={(code) => setFromCode(code ?? fromCode)}
          />
          <Select
            label="Hasta"
            data={choices(others)}
            value={to?.branchCode ?? null}
            onChange={(code) => setToCode(code ?? '')}
          />
        </Group>
        <WholeInput label="Cantidad" value={quantity} error={error} onValue={setQuantity} />
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
