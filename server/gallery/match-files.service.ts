import { findCodesOfPlain, findPreviousOwners } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { matchPictures, plainCodesOf } from '#server/images/match-pictures';

/** The products whose pictures files are by their names, in the order of the names; `place` orders those of one product. */
export const matchFiles = async (ctx: Ctx, names: readonly string[]) => {
  const products = await findCodesOfPlain(ctx, [...new Set(names.flatMap(plainCodesOf))]);
  const nameOf = new Map(products.map(({ code, name }) => [code, name]));
  const match = (previous?: Awaited<ReturnType<typeof findPreviousOwners>>) =>
    matchPictures([...new Set(names)], [...nameOf.keys()], previous);
  const first = match();
  const { byCode, unmatched } = first.unmatched.length > 0 ? match(await findPreviousOwners(ctx)) : first;
  const found = new Map(
    [...byCode].flatMap(([code, files]) => files.map((file, place) => [file, { code, place }] as const)),
  );
  const says = new Map(unmatched.map((one) => [one.file, one.says]));
  return names.map((name) => {
    const { code = null, place = 0 } = found.get(name) ?? {};
    return {
      name,
      code,
      place,
      productName: code === null ? null : (nameOf.get(code) ?? null),
      says: says.get(name) ?? null,
    };
  });
};
