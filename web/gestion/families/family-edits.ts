import type { Input } from '#contract/contract';
import type { WholeFamily } from '#contract/families';
import { type Changes, listEdits } from '#web/panel/edit/changes';
import { type Item, type Values, without } from '#web/panel/edit/fields';

export type Application = Omit<WholeFamily['applications'][number], 'id'> & { id?: number };
export type Relation = WholeFamily['relations'][number];
/** A product of a family in its dialog; `isNew`: it is made with the family. */
export type Member = Pick<WholeFamily['products'][number], 'code' | 'name' | 'brandId' | 'categoryId' | 'price'> & {
  brandName: string;
  isPublic?: boolean;
  isNew?: boolean;
};

/** A code by its letters and digits, as the shop compares them. */
export const plainOf = (code: string) =>
  code
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A family's values as its dialog shows them. */
export const valuesOf = ({ originalCodes, ...family }: WholeFamily): Values => ({
  ...family,
  originalCodes: originalCodes.map(({ code }) => code),
});

/** A copy has no products: each is of one family. */
export const copyOf = (family: WholeFamily): Values => ({
  ...valuesOf(family),
  family: '',
  applications: family.applications.map((one) => without(one, 'id')),
  relations: [],
  products: [],
});

const sentApplication = ({ vehicleId, name, brandId, ...rest }: Application) =>
  vehicleId ? { ...rest, vehicleId, name: null, brandId: null } : { ...rest, vehicleId: null, name, brandId };
const sentMember = ({ code, name, brandId, categoryId, price, isNew }: Member) =>
  isNew ? { code, name, brandId, categoryId, price } : { code };

/** The body that adds a family. */
export const newFamily = ({ applications, originalCodes, products, ...values }: Values) =>
  ({
    ...values,
    applications: ((applications ?? []) as Application[]).map(sentApplication),
    originalCodes: ((originalCodes ?? []) as string[]).map((code) => ({ code })),
    products: ((products ?? []) as Member[]).map(sentMember),
  }) as Input<'autopart/add'>['autopart'];

/** Items that are known by themselves: those that are gone are taken out before others are put in. */
const inOrOut = <T>(seen: readonly T[], now: readonly T[], keyOf: (item: T) => string) => {
  const [before, left] = [new Set(seen.map(keyOf)), new Set(now.map(keyOf))];
  return [
    ...seen.filter((item) => !left.has(keyOf(item))).map((item) => ({ item, mode: 'DLT' as const })),
    ...now.filter((item) => !before.has(keyOf(item))).map((item) => ({ item, mode: 'INS' as const })),
  ];
};

export const relationKey = ({ kind, family }: Relation) => JSON.stringify([kind, family.trim()]);

/** The body of an update: its lists by their items. */
export const familyEdits = ({ parms }: Changes): Omit<Input<'autopart/update'>, 'family'> => {
  const { applications, originalCodes, relations, products, ...fields } = parms;
  const both = <T>(change: (typeof parms)[string]) =>
    [(change?.before ?? []) as T[], (change?.value ?? []) as T[]] as const;
  const edits: Record<string, unknown> = {};
  if (applications) {
    const [seen, now] = both<Application>(applications);
    edits.applications = listEdits(seen.map(sentApplication) as Item[], now.map(sentApplication) as Item[]);
  }
  if (originalCodes) {
    const changed = inOrOut(...both<string>(originalCodes), plainOf);
    edits.originalCodes = changed.map(({ item, mode }) => ({ mode, code: item }));
  }
  if (relations) {
    const changed = inOrOut(...both<Relation>(relations), relationKey);
    edits.relations = changed.map(({ item, mode }) => ({ mode, kind: item.kind, family: item.family }));
  }
  if (products) {
    const changed = inOrOut(...both<Member>(products), ({ code }) => code);
    edits.products = changed.map(({ item, mode }) => ({ mode, ...sentMember(item) }));
  }
  return { parms: fields, ...edits } as Omit<Input<'autopart/update'>, 'family'>;
};
