import { paidOrdersPath } from '#contract/plain/paid-orders-path';
import { DialogButtons } from '#web/blocks/account/dialog-buttons.tsx';
import { getFile, storeFile } from '#web/data/files';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { TextInput } from '#web/ui/text-input.tsx';

type Props = { open: boolean; onClose: () => void; companyId: number };

/** Asks for which days, and stores the paid orders of a company as a spreadsheet for its provider of invoices. */
export const ExportDialog = ({ open, onClose, companyId }: Props) => (
  <Dialog open={open} onClose={onClose} title="Exportar pedidos pagados">
    <ExportForm companyId={companyId} onClose={onClose} />
  </Dialog>
);

const ExportForm = ({ companyId, onClose }: Omit<Props, 'open'>) => {
  const form = useForm({
    check: () => ({}),
    send: async ({ from = '', to = '' }) => {
      const answer = await getFile(paidOrdersPath({ toCompany: companyId, from, to }));
      if (!answer.ok) return { error: answer.error };
      storeFile(answer.file, 'pedidos.csv');
      onClose();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <p>Una planilla con comprador, IVA por tasa, cotización y comprobantes de cada pedido.</p>
      <FormField name="from" label="Pagados desde">
        <TextInput type="date" />
      </FormField>
      <FormField name="to" label="Hasta">
        <TextInput type="date" />
      </FormField>
      <FormError />
      <DialogButtons submit="Exportar" onCancel={onClose} />
    </Form>
  );
};
