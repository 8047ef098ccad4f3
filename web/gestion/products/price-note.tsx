import { Text } from '@mantine/core';
import { useSite } from '#web/data/site';
import type { Values } from '#web/panel/edit/fields';
import { priceWords } from './price-words.ts';

/** Says below the price that is typed what it is without IVA and in pesos. */
export const PriceNote = ({ value, values }: { value: unknown; values: Values }) =>
  priceWords(value, values.ivaRate, useSite().site.settings.rate).map((words) => (
    <Text key={words} size="sm" c="dimmed" mt={4}>
      {words}
    </Text>
  ));
