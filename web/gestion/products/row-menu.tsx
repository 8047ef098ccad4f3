import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { panelPaths } from '#web/panel/panel-paths';
import { useRowLook } from '#web/panel/table-density';
import { paths } from '#web/paths';

type Props = { code: string; onEdit: (code: string) => void; onCopy: (code: string) => void };

/** Actions on a product of the list. Their menu is made at the first press: a page has up to a hundred rows. */
export const RowMenu = (row: Props) => {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <AskedMenu {...row} />
  ) : (
    <RowButton code={row.code} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  );
};

const AskedMenu = ({ code, onEdit, onCopy }: Props) => {
  const [isOpen, setOpen] = useState(false);
  // This button takes the place of the pressed one. The menu gives the focus back to what had it before it opened.
  const takePlace = useCallback((button: HTMLButtonElement | null) => {
    button?.focus();
    setOpen(button !== null);
  }, []);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
      <Menu.Target>
        <RowButton ref={takePlace} code={code} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onEdit(code)}>Editar</Menu.Item>
        <Menu.Item onClick={() => onCopy(code)}>Copiar</Menu.Item>
        <Menu.Item component={Link} to={`${panelPaths.stock}?${new URLSearchParams({ t: code })}`}>
          Ver su stock
        </Menu.Item>
        {/* The shop's page is another document. */}
        <Menu.Item component="a" href={paths.product(code)} target="_blank">
          Ver en la tienda
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

const RowButton = ({ code, ...button }: { code: string } & ActionIconProps & ComponentPropsWithRef<'button'>) => (
  <ActionIcon
    size={useRowLook().button}
    variant="subtle"
    color="gray"
    c="inherit"
    aria-label={`Acciones de ${code}`}
    {...button}
  >
    ⋯
  </ActionIcon>
);
