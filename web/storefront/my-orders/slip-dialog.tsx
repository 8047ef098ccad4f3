import { useRef } from 'react';
import { slipFileTypes, slipReferenceMax } from '#contract/plain/slips';
import { DialogButtons } from '#web/blocks/account/dialog-buttons.tsx';
import type { Order } from '#web/data/orders';
import { sendSlip, slipFault } from '#web/data/slips';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { type FormErrors, useForm } from '#web/ui/form-state';
import { Money } from '#web/ui/money.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast';

type Props = {
  open: boolean;
  onClose: () => void;
  order: Order;
  onChange: (order: Order) => void;
  onStale: (guid: string) => unknown;
};

/** Sends what shows that a deposit or giro was made: a file, the transaction's number, or both. */
export const SlipDialog = ({ open, onClose, order, ...rest }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Comprobante del pedido ${order.number}`}>
    <SlipForm order={order} onClose={onClose} {...rest} />
  </Dialog>
);

const wrongWith = (file: File | undefined, reference: string): FormErrors => {
  const fault = slipFault(file, reference);
  return fault ? { file: fault } : {};
};

const SlipForm = ({ order, onClose, onChange, onStale }: Omit<Props, 'open'>) => {
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    check: ({ reference = '' }) => wrongWith(input.current?.files?.[0], reference),
    send: async ({ reference = '' }) => {
      const answer = await sendSlip({ orderId: order.guid, reference, file: input.current?.files?.[0] });
      if (!answer.ok) {
        if (answer.status === 409) onStale(order.guid);
        const { error, fields } = answer;
        // A sentence that stands at a field need not be said twice.
        return { error: Object.values(fields).includes(error) ? '' : error, fields };
      }
      onChange(answer.data);
      toast.success('Recibimos tu comprobante');
      onClose();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <p>
        {order.paymentName} · <Money cents={order.total} />
        {order.totalUYU !== null && (
          <>
            {' '}
            (<Money cents={order.totalUYU} currency="UYU" />)
          </>
        )}
      </p>
      <FormField name="file" label="Foto o PDF" hint="JPEG, PNG, WebP o PDF, hasta 5 MB.">
        <FileInput ref={input} accept={slipFileTypes} />
      </FormField>
      <FormField name="reference" label="Número de transacción" hint="Alcanza con el archivo o con el número.">
        <TextInput maxLength={slipReferenceMax} autoComplete="off" />
      </FormField>
      <FormError />
      <DialogButtons submit="Enviar" onCancel={onClose} />
    </Form>
  );
};
