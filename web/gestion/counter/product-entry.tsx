import { Combobox, Stack, TextInput, useCombobox } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { LeftScans } from '#web/panel/left-scans.tsx';
import type { Answered, Scans } from '#web/panel/use-scans';
import type { Found } from './find-products.ts';
import { ProductChoices } from './product-choices.tsx';
import type { Product } from './sale-draft.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  scans: Scans<Found>;
  /** Whether the sale is on its way: a scan waits for the next. */
  isClosed: boolean;
  branchCode: string;
  error: string | undefined;
  onAdd: (product: Product, units: number) => void;
};

const nothing: Found = { units: 1, products: [], isCode: false, error: '' };

/** One thing after the other: a barcode, a code or a text and Enter. Where several match, the arrows choose. */
export const ProductEntry = ({ input, scans, isClosed, branchCode, error, onAdd }: Props) => {
  const [found, setFound] = useState(nothing);
  const combobox = useCombobox();
  const close = () => {
    setFound(nothing);
    combobox.closeDropdown();
  };
  const type = (typed: string) => {
    scans.type(typed);
    close();
  };
  const { answered } = scans;
  const isEmpty = scans.text === '';
  const settle = useEffectEvent((scan: Answered<Found>) => {
    const { answer } = scan;
    const [first, second] = answer.products;
    if (first && !second && answer.isCode) {
      if (scans.take(scan)) onAdd(first, answer.units);
      return;
    }
    // Text typed meanwhile goes first.
    if (!isEmpty || !scans.giveBack(scan)) return;
    setFound(answer);
    if (first) combobox.openDropdown();
  });
  useEffect(() => {
    if (answered && !isClosed) queueMicrotask(() => settle(answered));
  }, [answered, isEmpty, isClosed]);
  const selectFirst = useEffectEvent(combobox.selectFirstOption);
  // The options are drawn by now.
  useEffect(() => {
    if (found.products.length > 0) selectFirst();
  }, [found]);
  const isOpen = found.products.length > 0;
  // Escape takes away one thing: the choices, what was left, what stands in the field.
  const discard = () => {
    if (isOpen) close();
    else if (scans.left.length > 0) scans.drop();
    else type('');
  };
  return (
    <Stack gap={4}>
      <Combobox
        store={combobox}
        withinPortal={false}
        onOptionSubmit={(code) => {
          const product = found.products.find((one) => one.code === code);
          if (!product) return;
          onAdd(product, found.units);
          type('');
        }}
      >
        <Combobox.Target>
          <TextInput
            ref={input}
            autoFocus
            label="Producto"
            description={scans.sentence || 'Código de barras, código o nombre y Enter; 3*código suma tres'}
            placeholder="Escanealo o escribilo"
            autoComplete="off"
            value={scans.text}
            error={found.error || error}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={close}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') discard();
              if (event.key !== 'Enter' || isOpen || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              close();
              scans.enter();
            }}
          />
        </Combobox.Target>
        <ProductChoices products={found.products} branchCode={branchCode} />
      </Combobox>
      <LeftScans texts={scans.left} onDrop={scans.drop} />
    </Stack>
  );
};
