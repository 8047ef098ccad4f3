import { useDebouncedValue } from '@mantine/hooks';
import { bareBarcode, isGtin } from '#contract/plain/product-numbers';
import { FieldWarning } from '#web/panel/edit/field-warning.tsx';
import { textOf } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';

const waitMs = 300;

type Found = { data?: { data: readonly { code: string }[] } | undefined; isPlaceholderData: boolean };

/** The codes of the products of a list that was asked for. */
const codesOf = (asked: string, { data, isPlaceholderData }: Found) =>
  asked === '' || isPlaceholderData ? [] : [...new Set(data?.data.map(({ code }) => code))];

/** Warns where a code that is typed differs from one that is there in its case alone: an import may mean that, a person hardly does. */
export const CodeNote = ({ value }: { value: unknown }) => {
  const typed = textOf(value).trim();
  const [text] = useDebouncedValue(typed, waitMs);
  const found = useCall('product/filter', { filters: { text }, rowIndex: 0, rowsMax: 20 }, { enabled: text !== '' });
  const others = codesOf(text, found).filter((code) => code !== typed && code.toLowerCase() === typed.toLowerCase());
  return (
    <FieldWarning>
      {others.length > 0 &&
        `Ya hay un producto ${others.join(', ')}, que difiere solo en mayúsculas: si es el mismo, no hace falta agregarlo`}
    </FieldWarning>
  );
};

/** Warns where another product carries the barcode that is typed. */
export const BarcodeNote = ({ value, values }: { value: unknown; values: Record<string, unknown> }) => {
  const digits = bareBarcode(textOf(value));
  const [barcode] = useDebouncedValue(isGtin(digits) ? digits : '', waitMs);
  const input = { filters: { barcode }, rowIndex: 0, rowsMax: 100 };
  const found = useCall('stock/filter', input, { enabled: barcode !== '' });
  const others = codesOf(barcode, found).filter((code) => code !== values.code);
  return (
    <FieldWarning>
      {others.length > 0 && `También lo tiene ${others.join(', ')}: un envase es de un solo producto`}
    </FieldWarning>
  );
};
