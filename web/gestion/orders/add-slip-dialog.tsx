import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Order } from '#contract/orders';
import { slipFileTypes, slipReferenceMax } from '#contract/plain/slips';
import { sendSlip, slipFault } from '#web/data/slips';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';

type Props = { order: Order; onClose: () => void; onAdded: (order: Order, done: string) => void };

/** Adds to an order a slip that its buyer sent otherwise, by WhatsApp or mail. */
export const AddSlipDialog = ({ order, onClose, onAdded }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const [reference, setReference] = useState('');
  const [fault, setFault] = useState<string>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { letGo } = useLeaving(hasFile || reference !== '');
  const add = async () => {
    const file = input.current?.files?.[0];
    const found = slipFault(file, reference);
    setFault(found);
    setError('');
    if (found) return;
    setBusy(true);
    const answer = await sendSlip({ orderId: order.guid, reference, file });
    setBusy(false);
    if (!answer.ok) {
      setFault(answer.fields.file);
      return setError(answer.fields.file ? '' : answer.error);
    }
    letGo();
    onAdded(answer.data, `Agregaste un comprobante al pedido ${order.number}`);
  };
  return (
    <Dialog
      title={`Comprobante de pago del pedido ${order.number}`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void add()}>
            Agregar
          </Button>
        </>
      }
    >
      <TextInput
        ref={input}
        type="file"
        accept={slipFileTypes}
        label="Foto o PDF"
        description="El que mandó el comprador, por WhatsApp o por correo: JPEG, PNG, WebP o PDF, hasta 5 MB."
        error={fault}
        onChange={({ currentTarget }) => {
          setHasFile(currentTarget.files?.length === 1);
          setFault(undefined);
        }}
        data-autofocus
      />
      <TextInput
        label="Número de transacción"
        description="Alcanza con el archivo o con el número."
        maxLength={slipReferenceMax}
        autoComplete="off"
        value={reference}
        onChange={({ currentTarget }) => {
          setReference(currentTarget.value);
          setFault(undefined);
        }}
      />
      <ErrorAlert text={error} />
    </Dialog>
  );
};
