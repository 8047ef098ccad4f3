import { type Geocoder, type GeocoderVariables, openGeocoder } from '#server/settings/geocoder';
import { geocodingStandIn } from './demo.ts';

/** The service that finds addresses on the map: the environment's, else in a demo a stand-in that knows a few streets. */
export const openGeocoding = (env: GeocoderVariables, isDemo: () => boolean): (() => Geocoder | undefined) => {
  const own = openGeocoder(env);
  const { answer } = geocodingStandIn();
  const standIn = openGeocoder(
    { NOMINATIM_URL: 'https://demo.invalid' },
    { fetch: async (url, init) => answer(new Request(url as URL, init)) },
  );
  return () => own ?? (isDemo() ? standIn : undefined);
};
