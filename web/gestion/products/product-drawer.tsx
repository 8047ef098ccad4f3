import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Product } from '#contract/catalogue';
import type { Input } from '#contract/contract';
import { call } from '#web/data/call';
import type { Changes } from '#web/panel/edit/changes';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import { type Choice, textOf, type Values, without } from '#web/panel/edit/fields';
import { productDoubt } from '#web/panel/edit/price-doubt';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { useCall } from '#web/panel/use-call';
import { useCategoryChoices } from '#web/panel/use-category-choices';
import { paths } from '#web/paths';

import { productEditFields, productSections } from './product-fields.ts';
import { StockCard } from './stock-card.tsx';

type Props = {
  /** The product to change; without one a new one is made, like `like` where that is given. */
  code?: string | undefined;
  like?: string | undefined;
  /** The field that the form begins at. */
  field?: string | undefined;
  onClose: () => void;
  /** Gets the product's code. */
  onSaved: (code: string) => void;
};

/** The dialog that adds or changes a product. */
export const ProductDrawer = ({ code, like, field, onClose, onSaved }: Props) => {
  const queries = useQueryClient();
  const added = useRef('');
  const [unsaved, setUnsaved] = useState(0);
  const countUnsaved = useCallback((more: number) => setUnsaved((count) => count + more), []);
  const shownCode = code ?? like;
  const found = useCall('product/find', { code: shownCode ?? '' }, { enabled: shownCode !== undefined });
  const choices = useChoices();
  const product = found.data?.data;
  // The remembered product may be older than the last save.
  const isRight = found.isFetchedAfterMount && product?.code === shownCode;
  if (found.error && !isRight) return <NotThere error={found.error} onClose={onClose} />;
  if (shownCode !== undefined && !isRight) return null;
  return (
    <EditDrawer
      key={shownCode}
      title={code === undefined ? 'Nuevo producto' : code}
      besideTitle={
        code !== undefined && (
          <Anchor size="sm" href={paths.product(code)} target="_blank">
            Ver en la tienda
          </Anchor>
        )
      }
      fields={productEditFields(choices)}
      sections={productSections(code !== undefined && <StockCard code={code} onUnsaved={countUnsaved} />)}
      isUnsavedBeside={unsaved > 0}
      startAt={field}
      initial={product ? initialOf(product, code === undefined) : insertDefaults(choices)}
      saving={{
        add: ({ shelves, ...product }) => {
          added.current = textOf(product.code).trim();
          return call('product/add', { product, shelves } as Input<'product/add'>);
        },
        ...(code !== undefined && {
          update: ({ parms, lists }: Changes) =>
            call('product/update', { code, parms, ...lists } as Input<'product/update'>),
          read: () => readValues(code),
        }),
      }}
      doubtOf={(seen, now) => productDoubt(code === undefined ? undefined : seen, now)}
      onClose={onClose}
      onSaved={() => {
        void queries.invalidateQueries();
        onSaved(code ?? added.current);
      }}
      below={code !== undefined && <ThingHistory entities={['product', 'stock']} code={code} />}
    />
  );
};

/** Without a session the same call answers what visitors see of it, which is not what is stored. */
const readValues = async (code: string): Promise<Values | undefined> => {
  const answer = await call('product/find', { code });
  return answer.ok && answer.data.isLoading !== undefined ? valuesOf(answer.data) : undefined;
};

/** Specification 3. */
const insertDefaults = ({ brands, firstCategory }: Choices): Values => ({
  brandId: brands.find(({ value }) => value === 1)?.value,
  categoryId: firstCategory,
  price: 0,
  ivaRate: 22,
  isOriginal: false,
  isPublic: true,
  isLoading: false,
  providerId: null,
  shelves: [],
  images: [],
  specifications: [],
  relatedLinks: [],
});

const initialOf = (product: Product, isNew: boolean): Values => {
  if (!isNew) return valuesOf(product);
  const withoutIds = (items: readonly { id: number }[]) => items.map((item) => without(item, 'id'));
  const { specifications, relatedLinks, images } = product;
  return {
    ...valuesOf(product),
    code: '',
    shelves: [],
    specifications: withoutIds(specifications),
    relatedLinks: withoutIds(relatedLinks),
    images,
  };
};

/** A product's values as the dialog shows them. */
const valuesOf = (product: Product): Values => ({
  ...product,
  providerId: product.providerId ?? null,
});

type Choices = { brands: Choice[]; categories: Choice[]; providers: Choice[]; firstCategory: string | undefined };

/** The choices of its fields, none until they are read. */
const useChoices = (): Choices => {
  const brands = useCall('brand/list', {});
  const { choices: categories = [] } = useCategoryChoices();
  const providers = useCall('provider/list', {});
  return {
    brands: (brands.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    providers: (providers.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    categories,
    firstCategory: categories[0]?.value,
  };
};
