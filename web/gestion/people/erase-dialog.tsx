import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { call, type Failure } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { LeaveQuestion } from '#web/panel/edit/leave-question.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { useCall } from '#web/panel/use-call';
import { ErasureBars, ErasureByHand, ErasureRows } from './erasure-preview.tsx';

type Props = { id: number; onClose: () => void; onErased: () => void };

/** Shows what an erasure would do, and does it once the name and a reason are typed; no way on where something bars it. */
export const EraseDialog = ({ id, onClose, onErased }: Props) => {
  const preview = useCall('person/previewErasure', { id });
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const [asksToClose, setAsksToClose] = useState(false);
  const seen = preview.isFetchedAfterMount ? preview.data?.data : undefined;
  const isBarred = seen !== undefined && seen.bars.length > 0;
  const form = useRef<HTMLDivElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isBarred) wayOut.current?.focus();
    else if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isBarred, failure]);
  const isTyped = !isBarred && (name !== '' || reason !== '');
  useLeaving(isTyped);
  if (preview.error && !seen) return <NotThere error={preview.error} onClose={onClose} />;
  const close = () => (isTyped ? setAsksToClose(true) : onClose());
  const type = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    setFailure(undefined);
  };
  const erase = async () => {
    setIsBusy(true);
    const answer = await call('person/erase', { id, name, reason });
    if (answer.ok) return onErased();
    // The list of what bars it now stands in place of the refusal.
    const again = answer.status === 409 ? await preview.refetch() : undefined;
    setIsBusy(false);
    setFailure(again?.data?.data.bars.length ? undefined : answer);
  };
  const { name: wrongName, reason: wrongReason } = failure?.fields ?? {};
  return (
    <Dialog
      title={seen ? `¿Borrar los datos de ${seen.name}?` : 'Borrar datos'}
      size="lg"
      onClose={close}
      isBusy={isBusy}
      buttons={
        <>
          <Button ref={wayOut} variant="default" disabled={isBusy && !isBarred} onClick={close} data-autofocus>
            {isBarred ? 'Cerrar' : 'Cancelar'}
          </Button>
          {!isBarred && (
            <Button
              color="red.9"
              disabled={!seen || !name.trim() || !reason.trim()}
              loading={isBusy}
              onClick={() => void erase()}
            >
              Borrar para siempre
            </Button>
          )}
        </>
      }
    >
      {!seen && <Skeleton height={160} aria-label="Cargando lo que se borraría" />}
      {isBarred && <ErasureBars bars={seen.bars} />}
      {seen && <ErasureByHand also={seen.also} mentions={seen.mentions} />}
      {seen && <ErasureRows title="Se borra" rows={seen.goes} />}
      {seen && <ErasureRows title="Queda" rows={seen.stays} />}
      {seen && !isBarred && (
        <Stack ref={form}>
          <ErrorAlert text={wrongName || wrongReason ? undefined : failure?.error} />
          <TypedText
            label="Nombre completo"
            about={`No hay vuelta atrás. Para confirmarlo escribí «${seen.name}».`}
            most={130}
            text={name}
            error={wrongName}
            onText={type(setName)}
          />
          <TypedText
            label="Motivo"
            about="El motivo queda guardado: no escribas datos de la persona."
            most={120}
            text={reason}
            error={wrongReason}
            onText={type(setReason)}
          />
        </Stack>
      )}
      {asksToClose && <LeaveQuestion onStay={() => setAsksToClose(false)} onLeave={onClose} />}
    </Dialog>
  );
};

type TextProps = {
  label: string;
  about: string;
  most: number;
  text: string;
  error: string | undefined;
  onText: (typed: string) => void;
};

const TypedText = ({ label, about, most, text, error, onText }: TextProps) => (
  <TextInput
    label={label}
    description={about}
    withAsterisk
    required
    autoComplete="off"
    maxLength={most}
    value={text}
    error={error}
    onChange={({ currentTarget }) => onText(currentTarget.value)}
  />
);
