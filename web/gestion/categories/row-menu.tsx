import { ActionIcon, Menu } from '@mantine/core';
import type { KeptCategory } from '#contract/categories';
import { paths } from '#web/paths';

/** Actions that take place in a dialog, or in the row itself. */
export type Doing = 'rename' | 'add' | 'details' | 'move' | 'merge' | 'remove';

type Props = {
  category: KeptCategory;
  onDo: (doing: Doing) => void;
  /** Undefined where there is no place that way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** Actions on a category of the tree. */
export const RowMenu = ({ category: { id, name, parentId }, onDo, onUp, onDown }: Props) => {
  const isRoot = parentId === null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="inherit" size={36} aria-label={`Acciones de ${name}`}>
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onDo('add')}>Agregar una adentro</Menu.Item>
        <Menu.Item onClick={() => onDo('rename')}>Cambiar el nombre</Menu.Item>
        <Menu.Item onClick={() => onDo('details')}>Imagen y Google</Menu.Item>
        {!isRoot && (
          <>
            <Menu.Item disabled={!onUp} onClick={onUp}>
              Subir
            </Menu.Item>
            <Menu.Item disabled={!onDown} onClick={onDown}>
              Bajar
            </Menu.Item>
            <Menu.Item onClick={() => onDo('move')}>Mover a…</Menu.Item>
            <Menu.Item onClick={() => onDo('merge')}>Unir con otra…</Menu.Item>
          </>
        )}
        {/* The shop's page is another document. */}
        <Menu.Item component="a" href={paths.products({ c: id })} target="_blank">
          Ver en la tienda
        </Menu.Item>
        {!isRoot && <Menu.Item onClick={() => onDo('remove')}>Quitar</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
};
