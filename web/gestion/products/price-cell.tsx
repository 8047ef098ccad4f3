import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { call } from '#web/data/call';
import { LeaveQuestion } from '#web/panel/edit/leave-question.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { EditedCell, focusOnce } from './edited-cell.tsx';

type Props = { code: string; price: number };

/** A price that is changed in its row. */
export const PriceCell = ({ code, price }: Props) => (
  <EditedCell
    label={moneyText(price)}
    title="Cambiar el precio"
    editor={(onEnd) => <PriceEditor code={code} price={price} onEnd={onEnd} />}
  >
    {moneyText(price)}
  </EditedCell>
);

/** Enter saves it, Escape leaves it. What somebody else stored meanwhile is said first. */
const PriceEditor = ({ code, price, onEnd }: Props & { onEnd: () => void }) => {
  const queries = useQueryClient();
  const [seen, setSeen] = useState<number | undefined>(price);
  const [typed, setTyped] = useState<number | null>(price);
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { question } = useLeaving(typed !== price);
  const save = async () => {
    if (isSaving) return;
    if (typed === seen) return onEnd();
    setIsSaving(true);
    const answer = await call('product/update', { code, parms: { price: { value: typed, before: seen } } });
    setIsSaving(false);
    if (answer.ok) {
      await queries.invalidateQueries();
      return onEnd();
    }
    setError(answer.fields.price ?? answer.error);
    if (answer.status !== 409) return;
    // Entered once more, one's own price replaces what is stored now.
    const now = await call('product/find', { code });
    if (now.ok) setSeen(now.data.price);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') onEnd();
  };
  return (
    <>
      <MoneyInput
        aria-label={`Precio de ${code}`}
        size="xs"
        w={150}
        data-autofocus
        ref={focusOnce}
        cents={typed}
        error={error}
        styles={{ error: { whiteSpace: 'normal' } }}
        disabled={isSaving}
        onCents={setTyped}
        onKeyDown={onKeyDown}
      />
      <LeaveQuestion {...question} />
    </>
  );
};
