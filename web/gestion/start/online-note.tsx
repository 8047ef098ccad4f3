import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TriedKeys } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { call } from '#web/data/call';
import { settingPath } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { onlineState, onlineWords, triedWords } from './online-words.ts';
import { PastedLines } from './pasted-lines.tsx';

const methods: readonly OnlineId[] = ['MPU', 'PYPL'];
const colours = { good: 'green', unknown: 'gray', idle: 'yellow', bad: 'red' };

/** Whether cards and wallets are taken, and what is missing where they are not; their keys can be tried. */
export const OnlineNote = () => {
  const settings = useCall('setting/find', {}).data;
  const [tried, setTried] = useState<TriedKeys[]>();
  const [isTrying, setTrying] = useState(false);
  if (!settings) return null;
  const { data, online } = settings;
  const words = methods.flatMap((id) => {
    const given = { isListed: data.payments.some((one) => one.id === id), hasKeys: online.includes(id) };
    return onlineWords(id, given) ?? [];
  });
  if (words.length === 0) return null;
  const tryKeys = async () => {
    setTrying(true);
    const answer = await call('payment/check', {});
    setTrying(false);
    if (answer.ok) setTried(answer.data);
    else tell({ text: answer.error, isBad: true });
  };
  return (
    <Alert color={colours[onlineState(words, tried)]} title="Tarjetas y billeteras" maw={640}>
      <Stack gap="xs" align="start">
        {words.map(({ text, lines }) => (
          <Stack key={text} gap={4}>
            <Text size="sm">{text}</Text>
            {lines && <PastedLines lines={lines} />}
          </Stack>
        ))}
        <div role="status">
          {tried &&
            triedWords(tried).map((text) => (
              <Text key={text} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {text}
              </Text>
            ))}
        </div>
        <Group gap="md">
          {online.length > 0 && (
            <Button size="compact-sm" variant="default" loading={isTrying} onClick={() => void tryKeys()}>
              Probar las claves
            </Button>
          )}
          <Anchor component={Link} to={settingPath('payments')} size="sm" underline="always">
            Formas de pago
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  );
};
