import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { FieldWarning } from '#web/panel/edit/field-warning.tsx';
import type { Values } from '#web/panel/edit/fields';
import { settingTextPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { pageNames } from './page-names.ts';
import { staleAmounts } from './stale-amounts.ts';

/** Warns of legal pages that the shop wrote itself and that say a price which no way to send has. */
export const ShippingNote = ({ value }: { value: unknown }) => {
  const texts = useCall('setting/find', {}).data?.data.legalTexts ?? null;
  const stale = staleAmounts(texts, (value ?? []) as Values[]);
  return (
    <FieldWarning>
      {stale.length > 0 &&
        stale.map(({ page, amounts }) => (
          <div key={page}>
            «{pageNames[page]}» dice {amounts.join(', ')}, que no es el precio de ningún envío. La escribiste vos y no
            cambia sola:{' '}
            <Anchor component={Link} to={settingTextPath('legalTexts')} inherit underline="always">
              revisala en Textos legales
            </Anchor>
            .
          </div>
        ))}
    </FieldWarning>
  );
};
