import { Button, Flex } from '@mantine/core';
import { Link } from 'react-router';
import type { SettingGroup } from '#contract/setting-words';
import { useStrip } from '#web/panel/strip';
import { type Part, partNames } from './setting-sections.ts';

type Props = { part: Part; sections: readonly SettingGroup[]; current: string };

/** Links to the pages of a part. */
export const SectionLinks = ({ part, sections, current }: Props) => (
  <Flex
    {...useStrip(current, sections.length)}
    component="nav"
    aria-label="Secciones"
    direction={{ base: 'row', md: 'column' }}
    wrap={{ base: 'nowrap', sm: 'wrap' }}
    gap={4}
    w={{ md: 180 }}
  >
    {sections.map(({ id, title }) => (
      <Button
        key={id}
        component={Link}
        to={`?parte=${partNames[part]}&seccion=${id}`}
        justify="flex-start"
        variant={id === current ? 'light' : 'subtle'}
        aria-current={id === current ? 'page' : undefined}
      >
        {title}
      </Button>
    ))}
  </Flex>
);
