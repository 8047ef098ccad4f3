import { cfeNumberMax, cfeText, cfeTypes, isCfeSeries, usualCfe } from '#contract/plain/cfe';
import { formMessages } from '#contract/plain/form-messages';
import { readWhole } from '#contract/plain/read-whole';
import { DialogButtons } from '#web/blocks/account/dialog-buttons.tsx';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast';

type Props = { open: boolean; onClose: () => void; order: Order; onChange: (order: Order) => void };

/** Notes on an order a fiscal document that the provider of invoices issued. */
export const CfeDialog = ({ open, onClose, order, onChange }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Comprobante fiscal del pedido ${order.number}`}>
    <CfeForm {...{ order, onClose, onChange }} />
  </Dialog>
);

const cfeOf = ({ type = '', series = '', number = '' }: Record<string, string>) => {
  const read = readWhole(number);
  return {
    type: Number(type),
    series: series.trim().toUpperCase(),
    number: 'value' in read ? read.value : Number.NaN,
  };
};

const wrongWith = ({ series, number }: ReturnType<typeof cfeOf>) => ({
  ...(!isCfeSeries(series) && { series: formMessages['cfe.series'] }),
  ...(!(Number.isInteger(number) && number >= 1 && number <= cfeNumberMax) && { number: formMessages['cfe.number'] }),
});

const CfeForm = ({ order, onClose, onChange }: Omit<Props, 'open'>) => {
  const form = useForm({
    check: (values) => wrongWith(cfeOf(values)),
    send: async (values) => {
      const cfe = cfeOf(values);
      const answer = await call('order/addCfe', { orderId: order.guid, cfe });
      if (!answer.ok) return { error: answer.error, fields: answer.fields };
      onChange(answer.data);
      toast.success(`Anotaste «${cfeText(cfe)}»`);
      onClose();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <FormField name="type" label="Tipo" required>
        <Select defaultValue={usualCfe(order)}>
          {Object.entries(cfeTypes).map(([type, name]) => (
            <option key={type} value={type}>
              {type} {name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField name="series" label="Serie" required>
        <TextInput maxLength={2} autoComplete="off" autoCapitalize="characters" />
      </FormField>
      <FormField name="number" label="Número" required>
        <TextInput inputMode="numeric" maxLength={7} autoComplete="off" />
      </FormField>
      <FormError />
      <DialogButtons submit="Anotar" onCancel={onClose} />
    </Form>
  );
};
