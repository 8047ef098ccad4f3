import { holdNamed } from '#server/catalogue/brands.store';
import { hasCategory } from '#server/catalogue/categories.store';
import type { Ctx, Inside } from '#server/ctx';
import { holdImages } from '#server/images/images.service';
import { fieldRefusal } from '#server/refusal';

type Choices = {
  brandId?: number | undefined;
  categoryId?: string | undefined;
  providerId?: number | null | undefined;
  images?: readonly number[] | undefined;
};

type Named = Omit<Choices, 'images'>;

const missing = (field: string) => fieldRefusal(field, 'field.choice');

/** Throws a 422 at the field whose choice does not exist; asks only about those that are given. */
export const requireChoices = async (inside: Inside, { images = [], ...named }: Choices) => {
  await requireNamed(inside, named);
  if (images.length === 0) return;
  const found = new Set(await holdImages(inside, images));
  if (images.some((id) => !found.has(id))) throw missing('images');
};

/** The same of those that have names. */
export const requireNamed = async (ctx: Ctx, named: Named) => {
  const [gone] = await goneChoices(ctx, named);
  if (gone) throw missing(gone);
};

/** The fields whose choice does not exist. */
export const goneChoices = async (ctx: Ctx, { brandId, categoryId, providerId }: Named) => {
  const gone: (keyof Named)[] = [];
  if (brandId !== undefined && (await holdNamed(ctx.db, 'brand', [brandId])).length === 0) gone.push('brandId');
  if (categoryId !== undefined && !(await hasCategory(ctx.db, categoryId))) gone.push('categoryId');
  if (typeof providerId === 'number' && (await holdNamed(ctx.db, 'provider', [providerId])).length === 0) {
    gone.push('providerId');
  }
  return gone;
};
