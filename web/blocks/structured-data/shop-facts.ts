import { openingHours } from '#contract/plain/opening-hours';
import { internationalPhone } from '#contract/plain/phone';
import type { Branch, Site } from '#sites/site';
import { paths, shopPicture } from '#web/paths';

// Only loaders use this, so none of it reaches the browser.

const organizationId = (origin: string) => `${origin}/#empresa`;

/** The firm behind the shop. */
export const organizationFacts = (origin: string, { name, contact }: Site) => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name,
  url: `${origin}/`,
  logo: origin + shopPicture,
  email: contact.email,
  telephone: internationalPhone(contact.phone),
  sameAs: contact.social.map(({ url }) => url),
});

/** The shop as a site that can be searched. */
export const webSiteFacts = (origin: string, { name }: Site) => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  inLanguage: 'es-UY',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.products()}?t={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** A branch: where it is, when it is open. */
const branchFacts = (origin: string, site: Site, branch: Branch) => {
  const [latitude, longitude] = branch.geolocation;
  const isPlaced = latitude !== 0 || longitude !== 0;
  const hours = openingHours(branch.hours);
  return {
    '@type': site.kind === 'autoparts' ? 'AutoPartsStore' : 'Store',
    '@id': `${origin}/#local-${branch.code}`,
    name: `${site.name}, ${branch.name}`,
    url: origin + paths.contact,
    image: origin + shopPicture,
    parentOrganization: { '@id': organizationId(origin) },
    ...(branch.phone && { telephone: internationalPhone(branch.phone) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      ...(branch.state && { addressRegion: branch.state }),
      addressCountry: 'UY',
    },
    ...(isPlaced && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
};

/** All branches as local businesses. */
export const branchesFacts = (origin: string, site: Site) =>
  site.branches.map((branch) => branchFacts(origin, site, branch));
