import { readOwnCompanyOf } from '#server/companies/companies.service';
import type { Db } from '#server/ctx';
import type { ServedSite } from '#server/environment';
import { readShopBranches } from '#server/settings/branches.service';
import type { Branch, Site } from '#sites/site';

type Differing = { what: string; here: unknown; inFile: unknown };

const differingOf = (what: string, here: object, inFile: object): Differing[] =>
  Object.entries(here).flatMap(([key, value]) => {
    const stated = (inFile as Record<string, unknown>)[key];
    return JSON.stringify(value) === JSON.stringify(stated)
      ? []
      : [{ what: `${what}, ${key}`, here: value, inFile: stated }];
  });

type Row = Awaited<ReturnType<typeof readShopBranches>>[number];

const place = (text: string | null, known: Branch | undefined): Branch['geolocation'] => {
  const [latitude = Number.NaN, longitude = Number.NaN] = (text ?? '').split(',').map(Number);
  return Number.isNaN(latitude + longitude) ? (known?.geolocation ?? [0, 0]) : [latitude, longitude];
};

/** The database has street and city in one. */
const streetAndCity = (text: string, known: Branch | undefined) => {
  const at = text.lastIndexOf(', ');
  return at < 0 ? { address: text, city: known?.city ?? '' } : { address: text.slice(0, at), city: text.slice(at + 2) };
};

/** A branch as the database has it; what has no column stays as in `sites/`. */
const branchOf = (row: Row, known: Branch | undefined): Branch => ({
  code: row.code,
  name: row.name,
  ...streetAndCity(row.address, known),
  state: known?.state ?? '',
  phone: row.phone ?? known?.phone ?? '',
  whatsapp: row.whatsapp ?? known?.whatsapp ?? '',
  hours: row.hours ?? known?.hours ?? '',
  geolocation: place(row.geolocation, known),
});

/**
 * The sites with their company and branches as the database has them, which it was given by `sites/` at its first start;
 * and a Spanish sentence for each thing that `sites/` says otherwise by now.
 */
export const sitesOfDatabase = async (db: Db, served: readonly ServedSite[]) => {
  const rows = await readShopBranches(db);
  const differences = new Set<string>();
  const siteOf = async (site: Site): Promise<Site> => {
    const company = { ...site.company, ...(await readOwnCompanyOf(db, site.id)) };
    const known = new Map(site.branches.map((branch) => [branch.code, branch]));
    const branches = rows.filter(({ code }) => known.has(code)).map((row) => branchOf(row, known.get(row.code)));
    const found = [
      ...differingOf('la empresa', company, site.company),
      ...branches.flatMap((branch) => differingOf(`el local ${branch.code}`, branch, known.get(branch.code) ?? branch)),
    ];
    for (const { what, here, inFile } of found)
      differences.add(
        `${site.id}: ${what}, es ${JSON.stringify(here)} en la base y ${JSON.stringify(inFile) ?? 'nada'} en sites/. Vale la base.`,
      );
    return { ...site, company, branches };
  };
  const own = await Promise.all(served.map(async ({ site, origin }) => ({ site: await siteOf(site), origin })));
  return { served: own, differences: [...differences] };
};
