import type { Site, SiteSettings } from '#sites/site';

type Networks = Site['contact']['social'];
const networks = ['facebook', 'instagram', 'youtube'] as const;

type Own = Pick<SiteSettings, 'name' | 'contact' | 'branches'>;

/** What a site says of itself where nothing else is set, as settings hold it. */
export const ownDetails = ({ name, contact: { social, ...contact }, branches }: Site): Own => {
  const page = (network: (typeof networks)[number]) => social.find((one) => one.network === network)?.url ?? '';
  return {
    name,
    contact: { ...contact, facebook: page('facebook'), instagram: page('instagram'), youtube: page('youtube') },
    branches: branches.map(({ code, address, city, phone, whatsapp, hours, geolocation }) => ({
      code,
      address,
      city,
      phone,
      whatsapp,
      hours,
      geolocation: geolocation.join(', '),
    })),
  };
};

const socialOf = (contact: NonNullable<SiteSettings['contact']>): Networks =>
  networks.flatMap((network) => (contact[network] ? [{ network, url: contact[network] }] : []));

const placeOf = (text: string): Site['branches'][number]['geolocation'] => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return [latitude, longitude];
};

/** The site with its name, contact and branches as its settings say them. */
export const siteNow = (site: Site, { name, contact, branches }: SiteSettings): Site => {
  if (name === null && contact === null && branches === null) return site;
  const said = new Map(branches?.map((branch) => [branch.code, branch]));
  return {
    ...site,
    name: name ?? site.name,
    contact: contact
      ? {
          email: contact.email,
          phone: contact.phone,
          whatsapp: contact.whatsapp,
          hours: contact.hours,
          social: socialOf(contact),
        }
      : site.contact,
    branches: site.branches.map((branch) => {
      const now = said.get(branch.code);
      return now ? { ...branch, ...now, geolocation: placeOf(now.geolocation) } : branch;
    }),
  };
};
