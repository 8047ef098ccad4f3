import { useSite } from '#web/data/site';
import { categoryChoices } from '#web/panel/category-choices';
import { useCall } from '#web/panel/use-call';

/** The site's categories by the names that lead to them, undefined until they are read, and how they are asked for. */
export const useCategoryChoices = () => {
  const { rootCategory, settings } = useSite().site;
  const tree = useCall('category/list', {});
  const root = tree.data?.data.filter(({ id }) => id === rootCategory);
  const choices = root && categoryChoices(settings.subcategories ? root.flatMap(({ items }) => items) : root);
  return { choices, tree };
};
