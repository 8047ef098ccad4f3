import { CloseButton, Group, Pill } from '@mantine/core';

type Props = { chosen: readonly { words: string; onRemove: () => void }[] };

/** The filters that narrow a list, each with the way to take it away; nothing where there is none. */
export const ChosenFilters = ({ chosen }: Props) =>
  chosen.length > 0 && (
    <Group gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Filtros puestos">
      {chosen.map(({ words, onRemove }) => (
        <Group key={words} component="li" gap={2}>
          <Pill size="md">{words}</Pill>
          <CloseButton size="sm" aria-label={`Quitar el filtro ${words}`} onClick={onRemove} />
        </Group>
      ))}
    </Group>
  );
