import type { SiteSettings } from '#sites/site';

/** The metropolitan way to send and the cities that it reaches; null where it is not offered. */
export const nearbyOf = ({ shipping, metropolitanCities }: Pick<SiteSettings, 'shipping' | 'metropolitanCities'>) => {
  const way = shipping.find(({ id }) => id === 'AME');
  return way ? { name: way.name, cities: metropolitanCities.map(({ city }) => city) } : null;
};
