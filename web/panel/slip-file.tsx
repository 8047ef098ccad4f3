import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { storeFile } from '#web/data/files';
import { getSlipFile } from '#web/data/slips';
import { Dialog } from '#web/panel/dialog.tsx';

type Props = { guid: string; name: string; number: number };

/** The way to a slip's file: a picture is shown here, a PDF stored, as no browser should run it within the shop. */
export const SlipFile = ({ guid, name, number }: Props) => {
  const [shown, setShown] = useState<{ file: Blob; address: string }>();
  const [error, setError] = useState('');
  const close = () => setShown(undefined);
  const open = async () => {
    const answer = await getSlipFile(guid);
    setError(answer.ok ? '' : answer.error);
    if (!answer.ok) return;
    const { file } = answer;
    if (file.type.startsWith('image/')) setShown({ file, address: await addressOf(file) });
    else storeFile(file, name);
  };
  return (
    <>
      <Anchor component="button" type="button" ta="left" mih={24} onClick={() => void open()}>
        {name}
      </Anchor>
      {error && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
      {shown && (
        <Dialog
          title={`Comprobante del pedido ${number}`}
          size="xl"
          onClose={close}
          buttons={
            <>
              <Button variant="default" onClick={() => storeFile(shown.file, name)}>
                Descargar
              </Button>
              <Button onClick={close} data-autofocus>
                Cerrar
              </Button>
            </>
          }
        >
          <img src={shown.address} alt={`Comprobante: ${name}`} style={{ maxWidth: '100%', margin: '0 auto' }} />
        </Dialog>
      )}
    </>
  );
};

/** The policy of the panel's pages lets pictures in as `data:`, not as `blob:`. */
const addressOf = (file: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
