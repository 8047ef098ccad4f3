import { Skeleton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { StockRow } from '#contract/stock';
import { call } from '#web/data/call';
import { isUnread } from '#web/panel/edit/unread';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { missingNumber } from '#web/panel/message-of';
import { useStillTrue } from '#web/panel/still-true';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import { focusOnce, type OnEnd } from './edited-cell.tsx';
import { listAddress } from './use-product-query.ts';

type Props = {
  code: string;
  branch: { code: string; name: string };
  /** The reason in the history: nobody is asked for one here. */
  reason?: string;
  /** Hears how many more numbers are typed and not saved, for the form around it. */
  onUnsaved?: (more: number) => void;
  onEnd: OnEnd;
};

/** The units that lie there now: the list shows those that are free, which are less where orders hold some. */
const readRow = async (code: string, branchCode: string) => {
  const answer = await call('stock/filter', { filters: { code, branchCode }, rowIndex: 0, rowsMax: 1 });
  return answer.ok ? { row: answer.data[0], error: '' } : { row: undefined, error: answer.error };
};

/** Enter saves what lies on the shelf, Escape leaves it. A change meanwhile is said first. */
export const StockEditor = ({ code, branch, reason = 'Desde la lista de productos', onUnsaved, onEnd }: Props) => {
  const queries = useQueryClient();
  const [row, setRow] = useState<StockRow>();
  const [typed, setTyped] = useState<Typed>(null);
  const [error, setError] = useState('');
  const said = useStillTrue(error);
  const [isSaving, setIsSaving] = useState(false);
  // The number when one began to type: only what is typed over it has to be saved.
  const [start, setStart] = useState<number>();
  const isTyped = start !== undefined && typed !== start;
  useLeaving(isTyped, listAddress);
  useEffect(() => {
    if (!isTyped) return;
    onUnsaved?.(1);
    return () => onUnsaved?.(-1);
  }, [isTyped, onUnsaved]);
  useEffect(() => {
    let isHere = true;
    void readRow(code, branch.code).then((read) => {
      if (!isHere) return;
      setError(read.row ? '' : read.error || 'No encontramos su stock. Recargá la página.');
      setRow(read.row);
      setStart(read.row?.onHand);
      setTyped(read.row?.onHand ?? null);
    });
    return () => {
      isHere = false;
    };
  }, [code, branch.code]);
  if (!row) return error ? <Text size="xs">{error}</Text> : <Skeleton h={24} w={120} />;

  const save = async () => {
    if (isSaving) return;
    if (isUnread(typed)) return setError(typed.error);
    if (typed === null) return setError(missingNumber);
    if (typed === row.onHand) return onEnd();
    setIsSaving(true);
    const store = (quantity: number, before: number) =>
      call('stock/set', { code, branchCode: branch.code, quantity, before, reason });
    const answer = await store(Number(typed), row.onHand);
    if (answer.ok) {
      await queries.invalidateQueries();
      return onEnd({
        done: `${code} en ${branch.name}: ${Number(typed)}`,
        undo: () => store(row.onHand, Number(typed)),
      });
    }
    // Entered once more, one's own number replaces what lies there now.
    const now = answer.status === 409 ? await readRow(code, branch.code) : undefined;
    if (now?.row) setRow(now.row);
    setError(answer.fields.quantity ?? answer.error);
    setIsSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') onEnd();
  };
  return (
    <WholeInput
      label={`${branch.name}, en el estante`}
      aria-label={`Stock de ${code} en ${branch.name}`}
      description={row.reserved > 0 ? `${row.reserved} en pedidos` : undefined}
      size="xs"
      w={{ base: 120, xs: 150 }}
      ta="left"
      data-autofocus
      data-mantine-stop-propagation
      ref={focusOnce}
      value={typed}
      error={said}
      styles={{ error: { whiteSpace: 'normal' } }}
      disabled={isSaving}
      onValue={(value) => {
        setTyped(value);
        setError('');
      }}
      onKeyDown={onKeyDown}
    />
  );
};
