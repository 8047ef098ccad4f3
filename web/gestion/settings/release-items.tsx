import { Stack, Text, TextInput } from '@mantine/core';
import type { ReleaseGroup } from '#contract/content';
import { useCall } from '#web/panel/use-call';
import { Ordered } from './ordered.tsx';
import { ProductPicker } from './product-picker.tsx';
import type { GroupState, Placed } from './use-config-group.ts';

/** Groups of releases: their titles and their products, picked by search, in their order. */
export const ReleaseItems = ({ items, errors, change }: GroupState<ReleaseGroup>) => (
  <Ordered items={items} keyOf={({ place }) => place} word="grupo" onChange={change}>
    {(group, at) => {
      const put = (part: Partial<ReleaseGroup>) =>
        change(items.map((one) => (one === group ? ({ ...one, ...part } as Placed<ReleaseGroup>) : one)));
      return (
        <Stack gap="xs">
          <TextInput
            label="Título"
            aria-label={`Título: grupo ${at + 1}`}
            value={group.title}
            error={errors[`items.${at}.title`]}
            onChange={(event) => put({ title: event.currentTarget.value })}
          />
          <Ordered
            items={group.codes}
            keyOf={(code) => code}
            word={`producto del grupo ${at + 1}`}
            onChange={(codes) => put({ codes })}
          >
            {(code) => <Product code={code} />}
          </Ordered>
          <ProductPicker
            label={`Agregar producto al grupo ${at + 1}`}
            onPick={(code) => !group.codes.includes(code) && put({ codes: [...group.codes, code] })}
          />
          {errors[`items.${at}.codes`] && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {errors[`items.${at}.codes`]}
            </Text>
          )}
        </Stack>
      );
    }}
  </Ordered>
);

const Product = ({ code }: { code: string }) => {
  const found = useCall('product/listByCodes', { codes: [code] });
  const name = found.data && (found.data.data[0]?.name ?? 'Ya no existe');
  return (
    <Text size="sm">
      {code} {name && `· ${name}`}
    </Text>
  );
};
