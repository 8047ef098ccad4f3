import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import { cfeNumberMax, cfeText, cfeTypes, isCfeSeries, usualCfe } from '#contract/plain/cfe';
import { formMessages } from '#contract/plain/form-messages';
import { readWhole } from '#contract/plain/read-whole';
import { call } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';

type Props = { order: Order; onClose: () => void; onNoted: (order: Order, done: string) => void };
type Typed = { type: string; series: string; number: string };
type Errors = Partial<Record<keyof Typed, string>>;

const cfeOf = ({ type, series, number }: Typed) => {
  const read = readWhole(number);
  return {
    type: Number(type),
    series: series.trim().toUpperCase(),
    number: 'value' in read ? read.value : Number.NaN,
  };
};

const wrongWith = ({ series, number }: ReturnType<typeof cfeOf>): Errors => ({
  ...(!isCfeSeries(series) && { series: formMessages['cfe.series'] }),
  ...(!(Number.isInteger(number) && number >= 1 && number <= cfeNumberMax) && { number: formMessages['cfe.number'] }),
});

/** Notes on an order a fiscal document that the provider of invoices issued. */
export const CfeDialog = ({ order, onClose, onNoted }: Props) => {
  const [typed, setTyped] = useState<Typed>({ type: String(usualCfe(order)), series: '', number: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { letGo } = useLeaving(typed.series !== '' || typed.number !== '');
  const note = async () => {
    const cfe = cfeOf(typed);
    const wrong = wrongWith(cfe);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const answer = await call('order/addCfe', { orderId: order.guid, cfe });
    setBusy(false);
    if (!answer.ok) return setError(answer.error);
    letGo();
    onNoted(answer.data, `Anotaste «${cfeText(cfe)}»`);
  };
  const put = (name: keyof Typed) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setTyped((now) => ({ ...now, [name]: value }));
    setErrors((now) => ({ ...now, [name]: undefined }));
  };
  return (
    <Dialog
      title={`Comprobante fiscal del pedido ${order.number}`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void note()}>
            Anotar
          </Button>
        </>
      }
    >
      <NativeSelect
        label="Tipo"
        data={Object.entries(cfeTypes).map(([value, name]) => ({ value, label: `${value} ${name}` }))}
        value={typed.type}
        onChange={put('type')}
      />
      <TextInput
        label="Serie"
        maxLength={2}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed.series}
        error={errors.series}
        onChange={put('series')}
        data-autofocus
      />
      <TextInput
        label="Número"
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        value={typed.number}
        error={errors.number}
        onChange={put('number')}
      />
      <ErrorAlert text={error} />
    </Dialog>
  );
};
