import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { exportPath } from '#contract/plain/exports';
import { getFile, storeFile } from '#web/data/files';
import { Dialog } from '#web/panel/dialog.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { tell } from '#web/panel/toast.tsx';

/** Asks for which days, and stores the paid orders of a company as a spreadsheet for its provider of invoices. */
export const ExportDialog = ({ companyId, onClose }: { companyId: number; onClose: () => void }) => {
  const [days, setDays] = useState({ from: '', to: '' });
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const store = async () => {
    setBusy(true);
    const answer = await getFile(exportPath('orders', { toCompany: companyId, ...days }));
    setBusy(false);
    if (!answer.ok) return setError(answer.error);
    storeFile(answer.file, 'pedidos.csv');
    tell({ text: 'Exportaste los pedidos pagados a pedidos.csv' });
    onClose();
  };
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      label={label}
      type="date"
      flex={1}
      value={days[name]}
      onChange={({ currentTarget: { value } }) => setDays((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <Dialog
      title="Exportar pedidos pagados"
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} onClick={() => void store()}>
            Exportar
          </Button>
        </>
      }
    >
      <Text size="sm">Una planilla con comprador, IVA por tasa, cotización y comprobantes de cada pedido.</Text>
      <Group grow>
        {day('from', 'Pagados desde')}
        {day('to', 'Hasta')}
      </Group>
      <ErrorAlert text={error} />
    </Dialog>
  );
};
