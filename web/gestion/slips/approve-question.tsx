import { Button, Text } from '@mantine/core';
import { orderStates } from '#contract/plain/commerce';
import type { ListedSlip } from '#contract/slips';
import { Dialog } from '#web/panel/dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import { AlsoSent } from './also-sent.tsx';
import { mailWords } from './mail-words.ts';

type Props = { slip: ListedSlip; isBusy: boolean; onYes: () => void; onNo: () => void };

/** Asks before an order counts as paid. */
export const ApproveQuestion = ({ slip: { order, alsoIn }, isBusy, onYes, onNo }: Props) => (
  <Dialog
    title={`¿Entró el dinero del pedido ${order.number}?`}
    onClose={onNo}
    isBusy={isBusy}
    buttons={
      <>
        <Button variant="default" disabled={isBusy} onClick={onNo}>
          Volver
        </Button>
        <Button loading={isBusy} onClick={onYes}>
          Aprobar
        </Button>
      </>
    }
  >
    <Text size="sm">
      {order.paymentName}: <Money cents={order.total} />
      {order.totalUYU !== null && (
        <>
          {' '}
          o <Money cents={order.totalUYU} currency="UYU" />
        </>
      )}
      . El pedido pasa a «{orderStates.PAP.label}». {mailWords(order, 'Le avisamos')}
    </Text>
    <AlsoSent numbers={alsoIn} />
  </Dialog>
);
