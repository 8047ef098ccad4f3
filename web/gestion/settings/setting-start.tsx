import { Button, Text } from '@mantine/core';

type Props = {
  label: string;
  /** The value that the setting starts with, in words; undefined where nobody goes back to it. */
  words: string | undefined;
  isChanged: boolean;
  onTake: () => void;
};

/** The length that fits on a phone's line or two. */
const shortMax = 120;

/** Initial value of a setting and, where another is in force, the way back to it. */
export const SettingStart = ({ label, words, isChanged, onTake }: Props) => {
  if (words === undefined) return null;
  const isShort = words.length <= shortMax && !words.includes('\n');
  return (
    <>
      {isShort ? (
        <Text size="xs" c="dimmed" mt={4}>
          Valor inicial: {words}
        </Text>
      ) : (
        <Text size="xs" c="dimmed" mt={4} component="details" style={{ whiteSpace: 'pre-line' }}>
          <summary style={{ cursor: 'pointer' }} aria-label={`Valor inicial: ${label}`}>
            Valor inicial
          </summary>
          {words}
        </Text>
      )}
      {isChanged && (
        <Button
          size="compact-xs"
          variant="subtle"
          mt={4}
          aria-label={`Volver al valor inicial: ${label}`}
          onClick={onTake}
        >
          Volver al valor inicial
        </Button>
      )}
    </>
  );
};
