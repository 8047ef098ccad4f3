/** Details that visitors read and that a shop has of its own before it opens (docs/decisions/032-first-steps.md). */
export const openingDetails = ['name', 'contact', 'branches'] as const;
export type OpeningDetail = (typeof openingDetails)[number];

type Reached = { phone: string; whatsapp: string };
type Branch = Reached & { address: string; geolocation: string };
/** Keys of a branch that no two shops share; hours many have alike. */
const branchKeys = ['address', 'phone', 'whatsapp', 'geolocation'] as const;
/** As settings have them; null for what the site began with. */
type Details = {
  name: string | null;
  contact: (Reached & { email: string }) | null;
  branches: readonly Branch[] | null;
};

const sharesAny = <K extends string>(one: Record<K, string>, other: Record<K, string>, keys: readonly K[]) =>
  keys.some((key) => one[key] === other[key]);

/** Whether each is the program's example yet: a branch while it has the address, phone, WhatsApp or position of one. */
const isExample: Record<OpeningDetail, (data: Details, own: Details) => boolean> = {
  name: ({ name }, own) => name === null || name === own.name,
  contact: ({ contact }, own) =>
    !contact || (own.contact !== null && sharesAny(contact, own.contact, ['email', 'phone', 'whatsapp'])),
  branches: ({ branches }, own) =>
    !branches || branches.some((one) => own.branches?.some((other) => sharesAny(one, other, branchKeys))),
};

/** Those of them that are the program's examples yet. */
export const exampleDetails = ({ data, own }: { data: Details; own: Details }): OpeningDetail[] =>
  openingDetails.filter((key) => isExample[key](data, own));
