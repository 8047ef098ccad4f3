import { Skeleton } from '@mantine/core';
import { moneyText } from '#contract/plain/money-text';
import { onDemand } from '#web/panel/on-demand';
import { EditedCell } from './edited-cell.tsx';

const PriceEditor = onDemand(async () => (await import('./price-editor.tsx')).PriceEditor);

type Props = { code: string; price: number; isPublic: boolean };

/** A price that is changed in its row. */
export const PriceCell = (props: Props) => (
  <EditedCell
    label={moneyText(props.price)}
    title="Cambiar el precio"
    editor={(onEnd) => <PriceEditor {...props} onEnd={onEnd} waiting={<Skeleton h={24} w={120} />} />}
  >
    {moneyText(props.price)}
  </EditedCell>
);
