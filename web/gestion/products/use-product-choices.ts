import { useSite } from '#web/data/site';
import { categoryChoices } from '#web/panel/category-choices';
import type { Choice } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';

const choicesOf = (named: readonly { id: number; name: string }[] = []): Choice[] =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** Names by which products are filtered and changed, asked for once they are `wanted`; `asked` are the questions that they came by. */
export const useProductChoices = (wanted = true) => {
  const { rootCategory } = useSite().site;
  const when = { enabled: wanted };
  const brands = useCall('brand/list', {}, when);
  const tree = useCall('category/list', {}, when);
  const providers = useCall('provider/list', {}, when);
  return {
    brands: choicesOf(brands.data?.data),
    categories: categoryChoices(tree.data?.data.find(({ id }) => id === rootCategory)?.items ?? []),
    providers: choicesOf(providers.data?.data),
    asked: [brands, tree, providers],
  };
};
