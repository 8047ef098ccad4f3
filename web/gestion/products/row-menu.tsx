import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { panelPaths } from '#web/panel/panel-paths';
import { paths } from '#web/paths';

type Props = { code: string; onEdit: (code: string) => void; onCopy: (code: string) => void };

/** Actions on a product of the list. */
export const RowMenu = ({ code, onEdit, onCopy }: Props) => (
  // Beside its button, so that it stands within the page's main part.
  <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon size="lg" variant="subtle" color="gray" c="inherit" aria-label={`Acciones de ${code}`}>
        ⋯
      </ActionIcon>
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
