import type { Card } from '#contract/catalogue';
import { inactive } from '#web/data/list-words';
import { Tag } from '#web/ui/tag.tsx';

const date = (day: string) => day.slice(0, 10).split('-').reverse().join('/');

/** Words that mark a product: what it is for everyone, and what sellers alone are told. */
export const ProductTags = ({ isOriginal, isPublic, lastSale }: Pick<Card, 'isOriginal' | 'isPublic' | 'lastSale'>) =>
  isOriginal || !isPublic || lastSale ? (
    <span className="flex flex-wrap gap-1">
      {!isPublic && <Tag tone="bad">{inactive}</Tag>}
      {isOriginal && <Tag tone="brand">Original</Tag>}
      {lastSale && <Tag>Última venta {date(lastSale)}</Tag>}
    </span>
  ) : null;
