import type { Input } from '#contract/contract';
import type { Listed } from '#server/read-model/card-cache';
import type { Move } from '#server/read-model/read-model';

// Which lists a change of a product makes old. A list is tagged by what it asks for, a change by where the product is
// seen before and after it; what visitors see neither before nor after changes no list.
//
// list                          tags                      is made old by a product that
// of a category                 in:PATH or number:N       is or was in it or below it, whatever of it changes
// of a brand, of no category    of:ID                     is or was of the brand
// all others                    in:ROOT                   is or was in the site
// all of products               members:ROOT              comes, goes, or changes category or brand: facets count others' too
// those with a text             text:ROOT                 does so, or is found by other words
// of what is like a product     near:PATH, near-brand:ID  is or was of its category or brand, and does so or changes its price or words

type Filters = Input<'product/filter'>['filters'];

const isSeen = (listed: Listed | undefined): listed is Listed => listed?.isPublic === true;
const rootOf = (path: string) => path.split('.', 1)[0] ?? path;

/** The path of a category with those above it. */
const upwards = (path: string): string[] => path.split('.').map((_, at, steps) => steps.slice(0, at + 1).join('.'));

/** Where a list looks. Its facets count what it would find without one of its filters, be it anywhere in the site. */
const placeOf = (filters: Filters, root: string): string[] => {
  const { categoryId, brandId, text: _, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) return [`in:${root}`];
  if (categoryId !== undefined) return [`in:${categoryId}`, `number:${categoryId}`];
  return brandId === undefined
    ? [`in:${root}`]
    : String(brandId)
        .split(',')
        .map((id) => `of:${id}`);
};

/** The tags of a list of products by what it asks for, on the site of a root. */
export const tagsOfList = (filters: Filters, root: string): string[] => [
  ...placeOf(filters, root),
  `members:${root}`,
  ...(filters.text?.trim() ? [`text:${root}`] : []),
];

/** The tags of what is like a product. */
export const tagsOfAlike = ({ categoryId, brandId }: Pick<Listed, 'categoryId' | 'brandId'>) => [
  `near:${categoryId}`,
  `near-brand:${brandId}`,
];

/** Whether a product comes into lists, goes out of them, or into others. */
export const isOtherMember = ({ before, after }: Move): boolean =>
  isSeen(before) !== isSeen(after) || before?.categoryId !== after?.categoryId || before?.brandId !== after?.brandId;

/** The tags of the lists that a change of a product makes old. */
export const tagsOfMove = (move: Move): string[] => {
  const { before, after } = move;
  const seen = [before, after].filter(isSeen);
  const moves = isOtherMember(move);
  return seen.flatMap((listed) => {
    const [path, root] = [listed.categoryId, rootOf(listed.categoryId)];
    const numbers = upwards(path)
      .slice(1)
      .map((one) => `number:${one.slice(one.lastIndexOf('.') + 1)}`);
    return [
      ...upwards(path).map((one) => `in:${one}`),
      ...numbers,
      `of:${listed.brandId}`,
      ...(moves ? [`members:${root}`] : []),
      ...(moves || before?.words !== after?.words ? [`text:${root}`] : []),
      ...(moves || before?.price !== after?.price || before?.words !== after?.words ? tagsOfAlike(listed) : []),
    ];
  });
};
