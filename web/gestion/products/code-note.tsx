import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { bareBarcode, isGtin } from '#contract/plain/product-numbers';
import { textOf } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';

const waitMs = 300;

/** The products that are found by what is typed, once that rests, with the kind of the code that each was found by. */
const useFound = (text: string) => {
  const [asked] = useDebouncedValue(text, waitMs);
  const found = useCall(
    'product/filter',
    { filters: { text: asked }, rowIndex: 0, rowsMax: 20 },
    { enabled: asked !== '' },
  );
  const { data = [], matches = [] } = (asked !== '' && !found.isPlaceholderData && found.data) || {};
  return data.map(({ code }, at) => ({ code, by: matches[at]?.code?.kind }));
};

const Warning = ({ children }: { children: ReactNode }) => (
  <div role="status">
    {children && (
      <Alert color="yellow" mt="xs" p="xs">
        {children}
      </Alert>
    )}
  </div>
);

/** Warns where a code that is typed differs from one that is there in its case alone: an import may mean that, a person hardly does. */
export const CodeNote = ({ value }: { value: unknown }) => {
  const typed = textOf(value).trim();
  const others = useFound(typed).filter(({ code }) => code !== typed && code.toLowerCase() === typed.toLowerCase());
  return (
    <Warning>
      {others.length > 0 &&
        `Ya hay un producto ${others.map(({ code }) => code).join(', ')}, que difiere solo en mayúsculas: si es el mismo, no hace falta agregarlo`}
    </Warning>
  );
};

/** Warns where another product carries the barcode that is typed. */
export const BarcodeNote = ({ value, values }: { value: unknown; values: Record<string, unknown> }) => {
  const digits = bareBarcode(textOf(value));
  const others = useFound(isGtin(digits) ? digits : '').filter(
    ({ code, by }) => by === 'barcode' && code !== values.code,
  );
  return (
    <Warning>
      {others.length > 0 &&
        `También lo tiene ${others.map(({ code }) => code).join(', ')}: un envase es de un solo producto`}
    </Warning>
  );
};
