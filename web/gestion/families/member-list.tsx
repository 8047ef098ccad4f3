import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Fieldset,
  Group,
  Stack,
  Table,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { call } from '#web/data/call';
import { inactive } from '#web/data/list-words';
import type { OwnControl } from '#web/panel/edit/fields';
import { panelPaths } from '#web/panel/panel-paths';
import type { Member } from './family-edits.ts';
import { NewMember } from './new-member.tsx';

/** The products of a family: those that are there come in by their code, another is made here. */
export const MemberList = ({ id, label, value, error, onChange }: OwnControl) => {
  const items = (value ?? []) as Member[];
  const [code, setCode] = useState('');
  const [made, setMade] = useState('');
  const [wrong, setWrong] = useState('');
  const put = (member: Member) => {
    onChange([...items.filter((one) => one.code !== member.code), member]);
    setCode('');
    setMade('');
    setWrong('');
  };
  const look = async () => {
    const asked = code.trim();
    if (asked === '') return;
    const answer = await call('product/find', { code: asked });
    setMade('');
    if (!answer.ok) {
      if (answer.status !== 404) return setWrong(answer.error);
      setWrong('');
      return setMade(asked);
    }
    const { family, ...product } = answer.data;
    if (family) return setWrong(`«${product.code}» ya es de la familia «${family}»: sacalo primero de ahí`);
    put(product);
  };
  return (
    <Fieldset legend={label} id={id} tabIndex={-1}>
      <Stack gap="sm">
        {items.length > 0 && (
          <Table.ScrollContainer minWidth={420}>
            <Table verticalSpacing={4} fz="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Código</Table.Th>
                  <Table.Th>Nombre</Table.Th>
                  <Table.Th>Marca</Table.Th>
                  <Table.Th ta="right">Precio</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>Acciones</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((item) => (
                  <MemberRow
                    key={item.code}
                    item={item}
                    onRemove={() => onChange(items.filter((one) => one.code !== item.code))}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {[wrong, error].filter(Boolean).map((text) => (
          <Text key={text} size="sm" c="var(--mantine-color-error)" role="alert">
            {text}
          </Text>
        ))}
        <Group align="end" gap="sm">
          <TextInput
            label="Código del producto"
            w={200}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void look();
            }}
          />
          <Button size="sm" variant="light" onClick={() => void look()}>
            Agregar producto
          </Button>
        </Group>
        {made && <NewMember key={made} code={made} onAdd={put} onCancel={() => setMade('')} />}
      </Stack>
    </Fieldset>
  );
};

const MemberRow = ({ item, onRemove }: { item: Member; onRemove: () => void }) => {
  const { code, name, brandName, price, isPublic, isNew } = item;
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {isNew ? (
          code
        ) : (
          <Anchor
            size="sm"
            href={`${panelPaths.products}?${new URLSearchParams({ editar: code })}`}
            target="_blank"
            title="Abrir el producto en otra pestaña"
          >
            {code}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td>
        <Group gap="xs">
          {name}
          {isNew && (
            <Badge variant="light" color="green.9">
              Nuevo
            </Badge>
          )}
          {isPublic === false && (
            <Badge variant="light" color="gray">
              {inactive}
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>{brandName}</Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {price === undefined ? '' : moneyText(price)}
      </Table.Td>
      <Table.Td ta="right">
        <ActionIcon variant="default" aria-label={`Quitar ${code}`} title={`Quitar ${code}`} onClick={onRemove}>
          <span aria-hidden>×</span>
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
};
