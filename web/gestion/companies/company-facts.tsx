import { Anchor, Badge, Group, List, Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company } from '#contract/companies';
import { type Field, type Thing, writable } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';
import { MailLink, PhoneLink } from '#web/panel/contact-links.tsx';
import { fieldText, itemWords } from '#web/panel/edit/item-words';
import { Fact } from '#web/panel/fact.tsx';
import { companyPath } from '#web/panel/panel-paths';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';

const { fields, lists }: Thing = declared;

/** Fields and lists that stand elsewhere on the page. */
const elsewhere = new Set(['name', 'employees', 'images']);

type Item = { id: number; isDefault: boolean } & Record<string, unknown>;

/** How an item of these lists is read or reached, what else it says behind it; all others are read whole. */
const shown: Partial<Record<string, (item: Item) => ReactNode>> = {
  phones: ({ phone }) => <PhoneLink phone={String(phone)} />,
  addresses: ({ address, cityName, stateName, zIPCode }) =>
    [address, cityName, stateName !== cityName && stateName, zIPCode].filter(Boolean).join(', '),
  emails: ({ email }) => <MailLink email={String(email)} />,
  clientOf: ({ companyId, name }) => (
    <Anchor component={Link} to={companyPath(Number(companyId))} size="sm">
      {String(name)}
    </Anchor>
  ),
};
/** Lists of single words. */
const words = new Set(['tags', 'workBranches', 'categories']);

/** Each field and list of a company that has something to say. */
export const CompanyFacts = ({ company }: { company: Company }) => {
  const values: Record<string, unknown> = company;
  const textOf = (field: Field) => fieldText(field, fields, values);
  const told = writable(fields).filter((field) => !elsewhere.has(field.name) && textOf(field) !== '');
  const listed = lists.filter(({ name }) => !elsewhere.has(name) && itemsOf(values[name]).length > 0);
  return (
    <Paper withBorder p="md" component="section" aria-label="Datos">
      {company.images && company.images.length > 0 && (
        <Group mb="md">
          {company.images.map(({ id, image, name }) => (
            <Thumbnail key={id} image={image} alt={name} size={104} />
          ))}
        </Group>
      )}
      <SimpleGrid component="dl" m={0} cols={{ base: 1, sm: 2, lg: 3 }}>
        {told.map((field) => (
          <Fact key={field.name} name={field.label}>
            <span style={{ whiteSpace: 'pre-line' }}>{textOf(field)}</span>
          </Fact>
        ))}
        {listed.map(({ name, label }) => (
          <Fact key={name} name={label}>
            <Items name={name} items={itemsOf(values[name])} owner={company.name} />
          </Fact>
        ))}
      </SimpleGrid>
    </Paper>
  );
};

const itemsOf = (value: unknown) => (Array.isArray(value) ? (value as Item[]) : []);

type ItemsProps = { name: string; items: readonly Item[]; owner: string };
const Items = ({ name, items, owner }: ItemsProps) => {
  const list = lists.find((one) => one.name === name);
  const itemText = (item: Item) => itemWords(list?.fields ?? [], { ...item, isDefault: false });
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

/** What is said behind an item: that it is the default where it is not alone, who else gets what is sent there, and a note. */
const aside = ({ isDefault, recipient, observation }: Item, count: number, owner: string) =>
  [isDefault && count > 1 && 'principal', recipient !== owner && recipient, observation]
    .filter(Boolean)
    .map((text) => ` · ${String(text)}`)
    .join('');
