import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { KeptCategory } from '#contract/categories';
import { counted } from '#contract/plain/counted-text';
import { panelPaths } from '#web/panel/panel-paths';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NameForm } from './name-form.tsx';
import { type Doing, RowMenu } from './row-menu.tsx';
import { numberOf } from './tree-rows.ts';
import type { useTreeDrag } from './use-tree-drag.ts';

type Props = {
  category: KeptCategory;
  drag: ReturnType<typeof useTreeDrag>;
  /** Undefined where nothing is below it. */
  isOpen: boolean | undefined;
  isNamed: boolean;
  onToggle: () => void;
  onDo: (doing: Doing | undefined) => void;
  onRename: Parameters<typeof NameForm>[0]['save'];
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** One category of the tree. */
export const CategoryRow = ({ category, drag, isOpen, isNamed, onToggle, onDo, onRename, onUp, onDown }: Props) => {
  const { id, name, parentId, image, productsBelow } = category;
  const over = drag.over?.id === id && drag.dragged !== id ? drag.over : undefined;
  return (
    <Group
      data-category={id}
      gap={6}
      wrap="nowrap"
      py={4}
      opacity={drag.dragged === id ? 0.5 : 1}
      bg={over && !over.isBefore ? 'var(--mantine-primary-color-light)' : undefined}
      style={{ borderTop: `2px solid ${over?.isBefore ? 'var(--mantine-primary-color-filled)' : 'transparent'}` }}
    >
      {parentId !== null && (
        <Box aria-hidden data-handle px={4} {...drag.handle(id)}>
          ⠿
        </Box>
      )}
      {isOpen === undefined ? (
        <Box w={28} style={{ flexShrink: 0 }} />
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="inherit"
          size={28}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Cerrar' : 'Abrir'} ${name}`}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        </ActionIcon>
      )}
      {image && <Thumbnail image={image} alt="" size={28} />}
      {isNamed ? (
        <NameForm label={`Nombre de ${name}`} stored={name} save={onRename} onEnd={() => onDo(undefined)} />
      ) : (
        <>
          <Anchor
            component="button"
            type="button"
            size="sm"
            c="inherit"
            fw={parentId === null ? 600 : 500}
            ta="left"
            title="Cambiar el nombre"
            flex={1}
            miw={0}
            style={{ overflowWrap: 'anywhere' }}
            onClick={() => onDo('rename')}
          >
            {name}
          </Anchor>
          <Products id={id} name={name} count={productsBelow} />
        </>
      )}
      {parentId !== null && (
        <Group gap={2} wrap="nowrap" visibleFrom="sm">
          <Arrow id={`subir-${numberOf(id)}`} label={`Subir ${name}`} sign="↑" onClick={onUp} />
          <Arrow id={`bajar-${numberOf(id)}`} label={`Bajar ${name}`} sign="↓" onClick={onDown} />
        </Group>
      )}
      <RowMenu category={category} onDo={onDo} onUp={onUp} onDown={onDown} />
    </Group>
  );
};

const Products = ({ id, name, count }: { id: string; name: string; count: number }) =>
  count === 0 ? (
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      Sin productos
    </Text>
  ) : (
    <Anchor
      component={Link}
      to={`${panelPaths.products}?c=${id}`}
      size="sm"
      aria-label={`Ver ${counted(count, 'producto', 'productos')} de ${name}`}
      style={{ whiteSpace: 'nowrap' }}
    >
      {counted(count, 'producto', 'productos')}
    </Anchor>
  );

type ArrowProps = { id: string; label: string; sign: string; onClick: (() => void) | undefined };
const Arrow = ({ id, label, sign, onClick }: ArrowProps) => (
  <ActionIcon
    id={id}
    variant="subtle"
    color="gray"
    c="inherit"
    size={32}
    aria-label={label}
    title={label}
    aria-disabled={!onClick}
    opacity={onClick ? 1 : 0.35}
    onClick={onClick}
  >
    <span aria-hidden>{sign}</span>
  </ActionIcon>
);
