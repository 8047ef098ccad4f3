import { chosenOf, coloursOf } from '#contract/plain/shop-colours';
import type { OwnDetails } from '#contract/settings';
import { siteTexts } from '#contract/site-texts';
import type { Site, SiteSettings } from '#sites/site';
import { ownTexts, textsNow } from './texts-now.ts';

type Networks = Site['contact']['social'];
const networks = ['facebook', 'instagram', 'youtube'] as const;

/** A site's initial details, in the form of settings. */
export const ownDetails = (site: Site): Omit<OwnDetails, 'legalTexts'> => {
  const {
    name,
    company,
    contact: { social, ...contact },
    branches,
  } = site;
  const page = (network: (typeof networks)[number]) => social.find((one) => one.network === network)?.url ?? '';
  return {
    ...ownTexts(site),
    name,
    company,
    colours: chosenOf(site.colours),
    contact: { ...contact, facebook: page('facebook'), instagram: page('instagram'), youtube: page('youtube') },
    branches: branches.map(({ code, address, state, city, phone, whatsapp, hours, geolocation }) => ({
      code,
      address,
      state,
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

// Palettes are kept by the colours that they are made of.
const derived = new WeakMap<NonNullable<SiteSettings['colours']>, Site['colours']>();
const derivedOf = (chosen: NonNullable<SiteSettings['colours']>) => {
  const colours = derived.get(chosen) ?? coloursOf(chosen);
  derived.set(chosen, colours);
  return colours;
};

const details = [...Object.keys(siteTexts.shape), 'name', 'company', 'contact', 'branches', 'colours'] as Exclude<
  keyof OwnDetails,
  'legalTexts'
>[];

/** The site with its name, company, logo, contact, branches and texts as its settings say them. */
export const siteNow = (site: Site, settings: SiteSettings): Site => {
  const { name, company, logo, contact, branches, colours } = settings;
  if (!logo && details.every((key) => settings[key] === null)) return site;
  const said = new Map(branches?.map((branch) => [branch.code, branch]));
  return {
    ...site,
    ...textsNow(site, settings),
    name: name ?? site.name,
    company: company ?? site.company,
    logo: logo ? { ...site.logo, picture: logo } : site.logo,
    colours: colours ? derivedOf(colours) : site.colours,
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
