import { Box, ColorSwatch, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BannerItem, ReleaseGroup } from '#contract/content';
import { dateText } from '#contract/plain/date-text';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';

type Props<T> = { items: readonly T[]; others: readonly T[]; summary: (item: T) => ReactNode };

/** Each item in short; those that the other list has as well stand back. */
export const ItemSummaries = <T,>({ items, others, summary }: Props<T>) => {
  const same = new Set(others.map((item) => JSON.stringify(item)));
  return (
    <Box component="ol" my={4} pl="lg">
      {items.map((item, at) => {
        const key = JSON.stringify(item);
        return (
          <Box component="li" key={`${at} ${key}`} fw={same.has(key) ? undefined : 700}>
            {summary(item)}
          </Box>
        );
      })}
      {items.length === 0 && 'nada'}
    </Box>
  );
};

/** A banner in short: its pictures, title, link, colour and days. */
export const bannerSummary = ({ title, link, color, image, sd, from, until }: BannerItem) => (
  <Group gap={6} align="center">
    {image && <Thumbnail image={image.image} alt="Imagen" size={32} />}
    {sd && <Thumbnail image={sd.image} alt="Imagen para teléfonos" size={32} />}
    <Text size="sm" fw="inherit" style={{ overflowWrap: 'anywhere' }}>
      {[title ? `«${title}»` : 'sin título', link || 'sin enlace', daysText(from, until)].filter(Boolean).join(' · ')}
    </Text>
    <ColorSwatch color={color} size={16} />
    <Text size="sm" fw="inherit">
      {color}
    </Text>
  </Group>
);

/** A group of releases in short: its title and its products. */
export const releasesSummary = ({ title, codes }: ReleaseGroup) =>
  `«${title}»: ${codes.length > 0 ? codes.join(', ') : 'sin productos'}`;

const daysText = (from: string | null | undefined, until: string | null | undefined) =>
  [from && `desde el ${dayText(from)}`, until && `hasta el ${dayText(until)}`].filter(Boolean).join(' ');

/** Noon is the same day everywhere in America. */
const dayText = (day: string) => dateText(`${day}T15:00:00Z`);
