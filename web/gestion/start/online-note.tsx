import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { OnlineId } from '#contract/plain/commerce';
import { settingPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { onlineWords } from './online-words.ts';
import { PastedLines } from './pasted-lines.tsx';

const methods: readonly OnlineId[] = ['MPU', 'PYPL'];

/** Whether cards and wallets are taken, and what is missing where they are not. */
export const OnlineNote = () => {
  const settings = useCall('setting/find', {}).data;
  if (!settings) return null;
  const { data, online } = settings;
  const words = methods.flatMap((id) => {
    const given = { isListed: data.payments.some((one) => one.id === id), hasKeys: online.includes(id) };
    return onlineWords(id, given) ?? [];
  });
  if (words.length === 0) return null;
  return (
    <Alert color={words.some(({ isBad }) => isBad) ? 'yellow' : 'green'} title="Tarjetas y billeteras" maw={640}>
      <Stack gap="xs" align="start">
        {words.map(({ text, lines }) => (
          <Stack key={text} gap={4}>
            <Text size="sm">{text}</Text>
            {lines && <PastedLines lines={lines} />}
          </Stack>
        ))}
        <Anchor component={Link} to={settingPath('payments')} size="sm" underline="always">
          Formas de pago
        </Anchor>
      </Stack>
    </Alert>
  );
};
