import { Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { useSite } from '#web/data/site';
import { type Found, findProducts, type Product } from './find-products.ts';

type Props = { input: RefObject<HTMLInputElement | null>; onAdd: (product: Product, units: number) => void };

const nothing: Found = { units: 1, products: [], isExact: false, error: '' };

/** One thing after the other: a barcode, a code or a text and Enter. What several have is chosen by the arrows. */
export const ProductEntry = ({ input, onAdd }: Props) => {
  const { rootCategory } = useSite().site;
  const [text, setText] = useState('');
  const [found, setFound] = useState(nothing);
  const combobox = useCombobox();
  const close = () => {
    setFound(nothing);
    combobox.closeDropdown();
  };
  const take = (product: Product, units: number) => {
    onAdd(product, units);
    setText('');
    close();
  };
  const look = async () => {
    const typed = text.trim();
    if (!typed) return;
    const answer = await findProducts(typed, rootCategory);
    // Who typed on meanwhile looks up something else.
    if (input.current?.value.trim() !== typed) return;
    const [first] = answer.products;
    if (first && answer.isExact) return take(first, answer.units);
    setFound(answer);
    if (!first) return input.current?.select();
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  const isOpen = found.products.length > 0;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(code) => {
        const product = found.products.find((one) => one.code === code);
        if (product) take(product, found.units);
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={input}
          autoFocus
          label="Producto"
          description="Código de barras, código o nombre y Enter; 3*código suma tres"
          placeholder="Escanealo o escribilo"
          autoComplete="off"
          value={text}
          error={found.error}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={close}
          onChange={(event) => {
            setText(event.currentTarget.value);
            close();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
            if (event.key !== 'Enter' || isOpen || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            void look();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label="Cuál de ellos">
          {found.products.map(({ code, name, price }) => (
            <Combobox.Option key={code} value={code}>
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  <b>{code}</b> {name}
                </Text>
                <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {moneyText(price)}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
