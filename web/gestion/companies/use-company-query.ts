import type { Input } from '#contract/contract';
import { useAddress } from '#web/panel/use-address';

type Key = keyof Input<'company/filter'>['filters'];

/** The filters of the list by their keys in the address (specification 3). */
const filterAddresses: Record<Key, string> = {
  text: 't',
  clientOfCompanyId: 'clientOfCompanyId',
  groupId: 'groupId',
  tagId: 'tagId',
  workBranchId: 'workBranchId',
  categoryId: 'c',
  brandId: 'b',
};
const keys = Object.keys(filterAddresses) as Key[];

/** The address of a filter that the shop offers; one that the call does not know has none. */
export const addressOf = (key: string): string | undefined =>
  Object.hasOwn(filterAddresses, key) ? filterAddresses[key as Key] : undefined;

/** The list of companies as it stands in the address. */
export const useCompanyQuery = () => {
  const { address, change, page } = useAddress();
  const given = keys.flatMap((key) => {
    const value = address.get(filterAddresses[key]);
    return value ? [[key, value] as const] : [];
  });
  return {
    change,
    page,
    filters: Object.fromEntries(given) as Input<'company/filter'>['filters'],
  };
};

/** No filter but the text, for `change`. */
export const noFilters: Record<string, undefined> = Object.fromEntries(
  keys.filter((key) => key !== 'text').map((key) => [filterAddresses[key], undefined]),
);
