import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { settingPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { PastedLines } from './pasted-lines.tsx';
import { rateWords } from './rate-words.ts';

const colours = { good: 'green', old: 'yellow', over: 'red' };

/** Says the day of the exchange rate, whether it is read by itself, and what is missing where it cannot be used. */
export const RateNote = () => {
  const settings = useCall('setting/find', {}).data;
  const [now] = useState(() => new Date());
  if (!settings) return null;
  const { data, online, readsRate } = settings;
  const words = rateWords(data, { hasCard: online.includes('MPU'), isRead: readsRate }, now);
  if (!words) return null;
  return (
    <Alert color={colours[words.state]} title="Cotización del dólar" maw={640}>
      <Stack gap="xs" align="start">
        <Text size="sm">{words.text}</Text>
        {words.lines && <PastedLines lines={words.lines} />}
        <Anchor component={Link} to={settingPath('rate')} size="sm" underline="always">
          Poner la de hoy
        </Anchor>
      </Stack>
    </Alert>
  );
};
