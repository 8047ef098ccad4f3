import { Button, CopyButton, Drawer, Group, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whenText } from '#contract/plain/date-text';
import { call, type Failure } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { Question } from '#web/panel/question.tsx';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { useFocusBack } from '#web/panel/use-focus-back';

const questions = {
  renew: {
    title: '¿Renovar la dirección del calendario?',
    text: 'La de ahora deja de servir: hay que poner la nueva en cada calendario que la tenga.',
    action: 'Renovar',
  },
  remove: {
    title: '¿Quitar el calendario?',
    text: 'La dirección deja de servir y los calendarios que la tienen no se actualizan más.',
    action: 'Quitar',
  },
};

/** The mail of each morning, and the address by which a calendar of others reads one's own agenda. */
export const NoticesDrawer = ({ onClose }: { onClose: () => void }) => {
  useFocusBack();
  const { email } = useStaff();
  const queries = useQueryClient();
  const { data: found, error } = useCall('agenda/find', {});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [asks, setAsks] = useState<keyof typeof questions>();
  /** It is answered once. */
  const [url, setUrl] = useState<string>();
  /** While the shop stores it. */
  const [wanted, setWanted] = useState<boolean>();
  const agenda = found?.data;
  const feed = agenda?.feed;
  /** Does something and shows what is stored then; gives the sentence of a refusal. */
  const change = async <A extends { ok: true }>(doing: Promise<A | Failure>, then?: (answer: A) => void) => {
    setIsBusy(true);
    const answer = await doing;
    await queries.invalidateQueries({ queryKey: ['agenda/find'] });
    setIsBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return answer.error;
    then?.(answer);
    setAsks(undefined);
    return undefined;
  };
  const setReminder = async (isOn: boolean) => {
    setWanted(isOn);
    await change(call('agenda/setReminder', { isOn }));
    setWanted(undefined);
  };
  const renew = () => change(call('agenda/renewFeed', {}), ({ data }) => setUrl(data.url));
  const remove = () => change(call('agenda/removeFeed', {}), () => setUrl(undefined));
  return (
    <Drawer.Root opened onClose={onClose} position="right">
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          {/* No Drawer.Header: its element would be a second banner of the page. */}
          <Group justify="space-between" py="sm">
            <Drawer.Title>Avisos y calendario</Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" />
          </Group>
          <Stack gap="lg">
            <ErrorAlert text={failure ?? error?.message} />
            {agenda && (
              <Switch
                label="Correo de cada mañana"
                description={`Desde las 7:30, los días en que hay algo para hoy o vencido. Va a ${email}.`}
                checked={wanted ?? agenda.hasReminder}
                onChange={({ currentTarget }) => void setReminder(currentTarget.checked)}
              />
            )}
            {agenda && (
              <Stack component="section" gap="xs" aria-labelledby="calendario-propio">
                <Title order={3} size="h5" id="calendario-propio">
                  Tu agenda en otro calendario
                </Title>
                <Text size="sm">
                  Con una dirección propia la ves en Google, Outlook o el teléfono. Los cambios pueden demorar hasta un
                  día en aparecer ahí.
                </Text>
                <Text size="sm">
                  Quien tenga la dirección ve tu agenda: el asunto y la hora de cada comunicación, sin nombres ni
                  teléfonos. No la compartas.
                </Text>
                {url && <FeedAddress url={url} />}
                {feed && (
                  <Text size="sm" c="dimmed">
                    Desde el {whenText(feed.since)}.{' '}
                    {feed.usedAt
                      ? `Se usó por última vez el ${whenText(feed.usedAt)}.`
                      : 'Todavía no la usó ningún calendario.'}
                  </Text>
                )}
                <Group gap="xs">
                  {feed ? (
                    <>
                      <Button variant="default" onClick={() => setAsks('renew')}>
                        Renovar…
                      </Button>
                      <Button variant="default" onClick={() => setAsks('remove')}>
                        Quitar…
                      </Button>
                    </>
                  ) : (
                    <Button loading={isBusy} onClick={() => void renew()}>
                      Crear la dirección
                    </Button>
                  )}
                </Group>
              </Stack>
            )}
          </Stack>
          {asks && (
            <Question
              asked={questions[asks]}
              action={questions[asks].action}
              isLoss
              onBack={() => setAsks(undefined)}
              onYes={asks === 'renew' ? renew : remove}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

const FeedAddress = ({ url }: { url: string }) => (
  <>
    <Group gap="xs" align="end" wrap="nowrap">
      <TextInput
        flex={1}
        readOnly
        label="Dirección del calendario"
        description="Copiala ahora: después no se muestra más."
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copiada' : 'Copiar'}</Button>}
      </CopyButton>
    </Group>
    <Text size="sm">En Google: Otros calendarios → Desde URL.</Text>
  </>
);
