import { Group, Input, SimpleGrid } from '@mantine/core';
import { makePalette } from '#contract/plain/palette';
import { colourFaults, coloursOf, type ShopColours } from '#contract/plain/shop-colours';
import type { OwnControl } from '#web/panel/edit/fields';
import { ColourInput, isColour } from './colour-input.tsx';

const labels = { brand: 'Color de la marca', accent: 'Color de comprar' };

/** The shop's colours, how they look, and what is hard to read with them. */
export const colourFields = (own: ShopColours, about: string) =>
  function ColourFields({ id, label, value, error, onChange }: OwnControl) {
    const chosen = (value ?? own) as ShopColours;
    const isWhole = isColour(chosen.brand) && isColour(chosen.accent);
    const faults = isWhole ? colourFaults(chosen) : {};
    /** Where a refusal leads. */
    const first = faults.accent && !faults.brand ? 'accent' : 'brand';
    const set = (name: keyof ShopColours, colour: string) => {
      const next = { ...chosen, [name]: colour.toLowerCase() };
      onChange(next.brand === own.brand && next.accent === own.accent ? null : next);
    };
    const field = (name: keyof ShopColours, fieldId: string) => (
      <ColourInput
        id={fieldId}
        label={labels[name]}
        pickerLabel={`Elegir ${labels[name].toLowerCase()}`}
        value={chosen[name]}
        fallback={own[name]}
        error={faults[name] ?? (isColour(chosen[name]) ? undefined : error)}
        onColour={(colour) => set(name, colour)}
      />
    );
    return (
      <Input.Wrapper label={label} labelElement="div" description={about}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} mt={4} mb="sm">
          {field('brand', first === 'brand' ? id : `${id}-brand`)}
          {field('accent', first === 'accent' ? id : `${id}-accent`)}
        </SimpleGrid>
        {isWhole && <Preview chosen={chosen} />}
      </Input.Wrapper>
    );
  };

const Preview = ({ chosen }: { chosen: ShopColours }) => {
  const palette = makePalette(coloursOf(chosen));
  const samples = [
    ['white', 'brand-700', 'Botón'],
    ['brand-700', 'white', 'Enlace'],
    ['brand-800', 'brand-100', 'Elegido'],
    ['neutral-200', 'brand-950', 'Pie de página'],
    ['accent-ink', 'accent', 'Comprar'],
  ] as const;
  return (
    <Group gap="xs" role="img" aria-label="Cómo se ven los colores">
      {samples.map(([ink, surface, text]) => (
        <span
          key={text}
          style={{
            color: palette[ink] ?? '#fff',
            background: palette[surface] ?? '#fff',
            border: '1px solid var(--mantine-color-gray-4)',
            borderRadius: 4,
            padding: '6px 12px',
            fontWeight: 600,
          }}
        >
          {text}
        </span>
      ))}
    </Group>
  );
};
