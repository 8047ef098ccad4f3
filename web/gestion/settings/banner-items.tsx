import { ColorInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { BannerItem } from '#contract/content';
import { Ordered } from './ordered.tsx';
import { type Picture, PictureField } from './picture-field.tsx';
import type { GroupState, Placed } from './use-config-group.ts';

/** The banners of a group; one whose pictures are both taken away is gone. */
export const BannerItems = ({ items, errors, change }: GroupState<BannerItem>) => (
  <Ordered items={items} keyOf={({ place }) => place} word="banner" onChange={change}>
    {(banner, at) => {
      const put = (part: Partial<BannerItem>) =>
        change(items.map((one) => (one === banner ? ({ ...one, ...part } as Placed<BannerItem>) : one)));
      const putPicture = (part: { image?: Picture; sd?: Picture }) => {
        const next = { ...banner, ...part };
        if (next.image ?? next.sd) put(part);
        else change(items.filter((one) => one !== banner));
      };
      const of = `banner ${at + 1}`;
      const text = (name: 'title' | 'link' | 'from' | 'until', label: string) => ({
        label,
        'aria-label': `${label}: ${of}`,
        flex: 1,
        value: banner[name] ?? '',
        error: errors[`items.${at}.${name}`],
        onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
      });
      return (
        <Stack gap="xs">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...text('title', 'Título')} />
            <TextInput {...text('link', 'Enlace')} inputMode="url" placeholder="/productos?c=1.2" />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <ColorInput
              label="Color de fondo"
              aria-label={`Color de fondo: ${of}`}
              format="hex"
              withEyeDropper={false}
              value={banner.color}
              error={errors[`items.${at}.color`]}
              onChange={(color) => put({ color })}
            />
            <TextInput {...text('from', 'Primer día')} type="date" />
            <TextInput {...text('until', 'Último día')} type="date" />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <PictureField
              label="Imagen"
              of={of}
              value={banner.image}
              error={errors[`items.${at}.image`]}
              onChange={(image) => putPicture({ image })}
            />
            <PictureField
              label="Imagen para teléfonos"
              of={of}
              value={banner.sd}
              error={errors[`items.${at}.sd`]}
              onChange={(sd) => putPicture({ sd })}
            />
          </SimpleGrid>
        </Stack>
      );
    }}
  </Ordered>
);
