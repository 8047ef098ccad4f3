import type { Category } from '#contract/catalogue';
import type { Choice } from '#web/panel/edit/fields';

/** Categories and all below them, with the names above them, so that two of one name can be told apart. */
export const categoryChoices = (items: readonly Category[], above = ''): (Choice & { value: string })[] =>
  items.flatMap(({ id, name, items: below }) => {
    const label = above ? `${above} › ${name}` : name;
    return [{ value: id, label }, ...categoryChoices(below, label)];
  });
