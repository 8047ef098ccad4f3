import { Button, defaultOptionsFilter, FileButton, Group, Input, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { addPicture, pictureTypes } from '#web/panel/pictures/upload-picture';
import { useCall } from '#web/panel/use-call';

export type Picture = { id: number; image: string } | null;
type Props = {
  label: string;
  about: string;
  /** The subject of this field, for those who hear it. */
  of: string;
  value: Picture;
  error: string | undefined;
  onChange: (picture: Picture) => void;
};

/** One picture of a banner: chosen among those that the shop has, or sent now. */
export const PictureField = ({ label, about, of, value, error, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const { list, pictures, chosen, isFound } = usePictures(value, typed);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (file: File | null) => {
    if (!file) return;
    setIsSending(true);
    setFailure('');
    const answer = await addPicture(file, 'banner');
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.error);
    onChange({ id: answer.image.id, image: answer.image.image });
    void list.refetch();
  };
  return (
    <Input.Wrapper label={label} description={about} error={error} flex={1}>
      <Stack gap={6} mt={4}>
        {value && <Thumbnail image={value.image} alt={`${label}: ${of}`} size={120} />}
        <Group gap="xs">
          <Select
            aria-label={`${label}: ${of}`}
            placeholder="Elegir por nombre"
            searchable
            clearable
            // By itself Mantine's is for the mouse alone.
            clearButtonProps={{
              'aria-label': `Sin ${label.toLowerCase()}: ${of}`,
              'aria-hidden': false,
              tabIndex: 0,
            }}
            comboboxProps={{ withinPortal: false }}
            // The list itself scrolls, which the field's arrows move.
            withScrollArea={false}
            styles={{ options: { maxHeight: 220, overflowY: 'auto' } }}
            limit={100}
            flex={1}
            nothingFoundMessage="No hay ninguna así"
            data={[...pictures.filter(({ id }) => id !== chosen?.id), ...(chosen ? [chosen] : [])].map(optionOf)}
            // The shop finds them; until it answers, those that are here already are looked through.
            filter={(asked) =>
              isFound ? asked.options.filter(isOneOf(pictures)) : (defaultOptionsFilter(asked) as typeof asked.options)
            }
            onSearchChange={setTyped}
            value={value ? String(value.id) : null}
            onChange={(id) => {
              const found = pictures.find((one) => String(one.id) === id);
              if (found || id === null) onChange(found ? { id: found.id, image: found.image } : null);
            }}
          />
          <FileButton accept={pictureTypes} onChange={(file) => void send(file)}>
            {(given) => (
              <Button {...given} variant="light" loading={isSending} aria-label={`Subir ${label.toLowerCase()}: ${of}`}>
                Subir
              </Button>
            )}
          </FileButton>
        </Group>
        <ErrorAlert text={failure} />
      </Stack>
    </Input.Wrapper>
  );
};

type Named = { id: number; name: string };
const labelOf = ({ id, name }: Named) => `${name} (${id})`;
const optionOf = (picture: Named) => ({ value: String(picture.id), label: labelOf(picture) });
const isOneOf = (pictures: readonly Named[]) => (option: object) =>
  'value' in option && pictures.some(({ id }) => String(id) === option.value);

/** The newest pictures with the words that are typed, and the one that is chosen, however old. */
const usePictures = (value: Picture, typed: string) => {
  const found = useCall('image/find', { id: value?.id ?? 0 }, { enabled: value !== null });
  const named = found.data?.data;
  // The chosen picture stands there as if it was typed.
  const words = named && typed === labelOf(named) ? '' : typed.trim();
  const [text] = useDebouncedValue(words, 250);
  const list = useCall('image/listByTarget', { target: 'banner', filters: { text } });
  const pictures = list.data?.data ?? [];
  const chosen = [...pictures, ...(named ? [named] : [])].find(({ id }) => id === value?.id);
  return { list, pictures, chosen, isFound: text === words && !list.isPlaceholderData };
};
