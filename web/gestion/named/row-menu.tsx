import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { NamedKind, NamedThing } from '#contract/named';
import { kindWords } from './kind-words.ts';

export type Doing = 'edit' | 'merge' | 'remove';

type Props = { kind: NamedKind; thing: NamedThing; onDo: (doing: Doing) => void };

/** The actions of a row. */
export const RowMenu = ({ kind, thing, onDo }: Props) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon size="lg" variant="subtle" color="gray" c="inherit" aria-label={`Acciones de ${thing.name}`}>
        ⋯
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => onDo('edit')}>{kind === 'brand' ? 'Nombre y logo' : 'Cambiar el nombre'}</Menu.Item>
      <Menu.Item onClick={() => onDo('merge')}>Unir con otro nombre…</Menu.Item>
      <Menu.Item component={Link} to={kindWords[kind].listPath(thing)}>
        {kind === 'brand' || kind === 'provider' ? 'Ver sus productos' : 'Ver sus empresas'}
      </Menu.Item>
      <Menu.Item onClick={() => onDo('remove')}>Quitar</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
