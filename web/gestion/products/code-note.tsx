import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { textOf } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';

const waitMs = 300;

/** Warns where a code that is typed differs from one that is there in its case alone: an import may mean that, a person hardly does. */
export const CodeNote = ({ value }: { value: unknown }) => {
  const [code] = useDebouncedValue(textOf(value).trim(), waitMs);
  const found = useCall(
    'product/filter',
    { filters: { text: code }, rowIndex: 0, rowsMax: 20 },
    { enabled: code !== '' },
  );
  const isAnswered = code !== '' && !found.isPlaceholderData;
  const others = (isAnswered ? (found.data?.data ?? []) : []).filter(
    (one) => one.code !== code && one.code.toLowerCase() === code.toLowerCase(),
  );
  return (
    <div role="status">
      {others.length > 0 && (
        <Alert color="yellow" mt="xs" p="xs">
          Ya hay un producto {others.map((one) => one.code).join(', ')}, que difiere solo en mayúsculas: si es el mismo,
          no hace falta agregarlo
        </Alert>
      )}
    </div>
  );
};
