import { TextInput, type TextInputProps } from '@mantine/core';

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  /** The name of the browser's own picker. */
  pickerLabel: string;
  /** The colour that it begins with where the typed text is none. */
  fallback: string;
  onColour: (colour: string) => void;
};

/** A colour as #rrggbb: typed, or chosen with the browser's own picker, which has a keyboard too. */
export const ColourInput = ({ value, pickerLabel, fallback, onColour, ...props }: Props) => (
  <TextInput
    {...props}
    value={value}
    leftSectionPointerEvents="all"
    leftSection={
      <input
        type="color"
        aria-label={pickerLabel}
        style={{ width: 24, height: 24, padding: 0, border: 0, background: 'none' }}
        value={isColour(value) ? value : fallback}
        onChange={(event) => onColour(event.currentTarget.value)}
      />
    }
    onChange={(event) => onColour(event.currentTarget.value)}
  />
);
