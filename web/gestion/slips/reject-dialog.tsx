import type { ListedSlip } from '#contract/slips';
import { call } from '#web/data/call';
import { ReasonDialog } from '#web/panel/reason-dialog.tsx';
import { mailWords } from './mail-words.ts';

type Props = { slip: ListedSlip; onClose: () => void; onDone: (text: string, isBad: boolean) => void };

/** Asks why a slip is rejected; its buyer reads it. */
export const RejectDialog = ({ slip: { guid, order }, onClose, onDone }: Props) => (
  <ReasonDialog
    title={`¿Rechazar el comprobante del pedido ${order.number}?`}
    about={mailWords(order, 'Se lo mandamos')}
    action="Rechazar"
    colour="red.9"
    send={(reason) => call('slip/reject', { slipId: guid, reason })}
    onClose={onClose}
    onDone={(refusal) =>
      onDone(refusal ?? `Rechazaste el comprobante del pedido ${order.number}`, refusal !== undefined)
    }
  />
);
