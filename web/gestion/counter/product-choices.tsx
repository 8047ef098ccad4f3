import { Combobox, Group, Stack, Text } from '@mantine/core';
import { moneyText } from '#contract/plain/money-text';
import { useCall } from '#web/panel/use-call';
import { Picture } from '#web/ui/picture.tsx';
import type { Product } from './sale-draft.ts';
import { StockWords } from './stock-words.tsx';

/** Products that one text finds, with what tells them apart. */
export const ProductChoices = ({ products, branchCode }: { products: readonly Product[]; branchCode: string }) => {
  const isOpen = products.length > 0;
  const codes = products.map(({ code }) => code);
  const stock = useCall('stock/listByCodes', { codes }, { enabled: isOpen }).data?.data ?? [];
  return (
    <Combobox.Dropdown hidden={!isOpen}>
      <Combobox.Options aria-label="Cuál de ellos">
        {products.map(({ code, name, brandName, price, image }) => (
          <Combobox.Option key={code} value={code}>
            <Group wrap="nowrap" gap="xs">
              <Picture image={image || undefined} alt="" width={36} height={36} sizes="36px" />
              <Stack gap={0} flex={1} style={{ overflowWrap: 'anywhere' }}>
                <Text size="sm">
                  <b>{code}</b> {[name, brandName].filter(Boolean).join(' · ')}
                </Text>
                <StockWords stock={stock.find((one) => one.code === code)} branchCode={branchCode} />
              </Stack>
              <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                {moneyText(price)}
              </Text>
            </Group>
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
};
