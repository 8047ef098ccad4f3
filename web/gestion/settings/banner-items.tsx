import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { BannerItem } from '#contract/content';
import { useSite } from '#web/data/site';
import { FieldWarning } from '#web/panel/edit/field-warning.tsx';
import { type Picture, PictureField } from '#web/panel/pictures/picture-field.tsx';
import { ColourInput } from './colour-input.tsx';
import { LinkPicker } from './link-picker.tsx';
import { Ordered } from './ordered.tsx';
import type { GroupState, Placed } from './use-config-group.ts';

/** The banners of a group; one whose pictures are both taken away is gone. */
export const BannerItems = ({ items, errors, change }: GroupState<BannerItem>) => {
  const isSquare = useSite().site.settings.mobileBannerSquare;
  return (
    <Ordered items={items} keyOf={({ place }) => place} word="banner" isWide onChange={change}>
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
              <TextInput
                {...text('title', 'Título')}
                description="Lo lee quien no ve la imagen; vacío, se dice a dónde lleva"
              />
              <div>
                <TextInput
                  {...text('link', 'Enlace')}
                  description="A dónde lleva; puede quedar vacío"
                  inputMode="url"
                  placeholder="/productos?c=1.2"
                />
                <LinkPicker of={of} onPick={(link) => put({ link })} />
              </div>
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
              <ColourInput
                label="Color de fondo"
                description="Mientras la imagen carga"
                aria-label={`Color de fondo: ${of}`}
                pickerLabel={`Elegir color de fondo: ${of}`}
                value={banner.color}
                fallback="#14213d"
                error={errors[`items.${at}.color`]}
                onColour={(color) => put({ color })}
              />
              <TextInput {...text('from', 'Primer día')} description="Vacío, desde ya" type="date" />
              <TextInput {...text('until', 'Último día')} description="Vacío, sin fin" type="date" />
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <PictureField
                label="Imagen"
                about="Apaisada: 10 de ancho por 3 de alto, como 1600 × 480 píxeles"
                of={of}
                value={banner.image}
                error={errors[`items.${at}.image`]}
                onChange={(image) => putPicture({ image })}
              />
              <PictureField
                label="Imagen para teléfonos"
                about={
                  isSquare ? 'Cuadrada, como 800 × 800 píxeles' : '16 de ancho por 9 de alto, como 1280 × 720 píxeles'
                }
                of={of}
                value={banner.sd}
                error={errors[`items.${at}.sd`]}
                onChange={(sd) => putPicture({ sd })}
              />
            </SimpleGrid>
            <FieldWarning>
              {banner.image &&
                !banner.sd &&
                'Sin imagen para teléfonos, ahí se ve solo el medio de la otra: los costados se cortan.'}
            </FieldWarning>
          </Stack>
        );
      }}
    </Ordered>
  );
};
