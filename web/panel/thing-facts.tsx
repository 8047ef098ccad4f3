import { Anchor, Badge, Group, List, Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Field, fieldText, type ListField, type Thing, writable } from '#contract/plain/thing';
import { MailLink, MapLink, PhoneLink } from '#web/panel/contact-links.tsx';
import { itemWords } from '#web/panel/edit/item-words';
import { Fact } from '#web/panel/fact.tsx';
import { companyPath } from '#web/panel/panel-paths';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';

type Item = { id: number; isDefault: boolean } & Record<string, unknown>;

/** How an item of these lists is read or reached, what else it says behind it; all others are read whole. */
const shown: Partial<Record<string, (item: Item) => ReactNode>> = {
  phones: ({ phone }) => <PhoneLink phone={String(phone)} />,
  addresses: ({ address, cityName, stateName, zIPCode, geolocation }) => (
    <>
      {[address, cityName, stateName !== cityName && stateName, zIPCode].filter(Boolean).join(', ')}{' '}
      <MapLink geolocation={typeof geolocation === 'string' ? geolocation : ''} address={String(address)} />
    </>
  ),
  emails: ({ email }) => <MailLink email={String(email)} />,
  clientOf: ({ companyId, name }) => (
    <Anchor component={Link} to={companyPath(Number(companyId))} size="sm">
      {String(name)}
    </Anchor>
  ),
};
/** Lists of single words. */
const words = new Set(['tags', 'workBranches', 'categories']);

type Props = {
  thing: Thing;
  values: Readonly<Record<string, unknown>>;
  /** The thing's name, which need not be said again. */
  name: string;
  /** Fields and lists that stand elsewhere on the page. */
  elsewhere: readonly string[];
  /** How they are heard, where those of another thing stand behind. */
  label?: string;
};

/** Each field and list of a thing that has something to say. */
export const ThingFacts = ({ thing: { fields, lists }, values, name: owner, elsewhere, label = 'Datos' }: Props) => {
  const textOf = (field: Field) => fieldText(field, fields, values);
  const told = writable(fields).filter((field) => !elsewhere.includes(field.name) && textOf(field) !== '');
  const listed = lists.filter(({ name }) => !elsewhere.includes(name) && itemsOf(values[name]).length > 0);
  return (
    <Paper withBorder p="md" component="section" aria-label={label}>
      <Pictures items={itemsOf(values.images)} />
      <SimpleGrid component="dl" m={0} cols={{ base: 1, sm: 2, lg: 3 }}>
        {told.map((field) => (
          <Fact key={field.name} name={field.label}>
            <span style={{ whiteSpace: 'pre-line' }}>{textOf(field)}</span>
          </Fact>
        ))}
        {listed.map((list) => (
          <Fact key={list.name} name={list.label}>
            <Items list={list} items={itemsOf(values[list.name])} owner={owner} />
          </Fact>
        ))}
      </SimpleGrid>
      {told.length + listed.length === 0 && (
        <Text size="sm" c="dimmed">
          No hay más datos todavía.
        </Text>
      )}
    </Paper>
  );
};

const itemsOf = (value: unknown) => (Array.isArray(value) ? (value as Item[]) : []);

const Pictures = ({ items }: { items: readonly Item[] }) =>
  items.length > 0 && (
    <Group mb="md">
      {items.map(({ id, image, name }) => (
        <Thumbnail key={id} image={String(image)} alt={String(name)} size={104} />
      ))}
    </Group>
  );

type ItemsProps = { list: ListField; items: readonly Item[]; owner: string };
const Items = ({ list: { name, fields }, items, owner }: ItemsProps) => {
  const itemText = (item: Item) => itemWords(fields, { ...item, isDefault: false });
  if (words.has(name))
    return (
      <Group gap={4} mt={4}>
        {items.map((item) => (
          <Badge key={item.id} variant="default" fw={500} tt="none">
            {itemText(item)}
          </Badge>
        ))}
      </Group>
    );
  return (
    <List size="sm" listStyleType="none">
      {items.map((item) => (
        <List.Item key={item.id}>
          {shown[name]?.(item) ?? itemText(item)}
          <Text component="span" size="sm" c="dimmed">
            {aside(item, items.length, owner)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
};

/**
 * Notes behind an item: that it is the default where it is not alone, another recipient of its mail, and an
 * observation.
 */
const aside = ({ isDefault, recipient, observation }: Item, count: number, owner: string) =>
  [isDefault && count > 1 && 'principal', recipient !== owner && recipient, observation]
    .filter(Boolean)
    .map((text) => ` · ${String(text)}`)
    .join('');
