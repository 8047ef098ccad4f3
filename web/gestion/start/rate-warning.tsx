import { Alert, Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { settingPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { rateWords } from './rate-words.ts';

/** Says that the exchange rate is old, or cannot be used any more; nothing where it is of these days. */
export const RateWarning = () => {
  const settings = useCall('setting/find', {}).data;
  const [now] = useState(() => new Date());
  const words = settings && rateWords(settings.data, settings.online.includes('MPU'), now);
  if (!words) return null;
  return (
    <Alert color={words.isOver ? 'red' : 'yellow'} title="Cotización del dólar" maw={640}>
      {words.text}{' '}
      <Anchor component={Link} to={settingPath('rate')} inherit underline="always">
        Poner la de hoy
      </Anchor>
    </Alert>
  );
};
