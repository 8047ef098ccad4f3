// Stands in for who finds addresses, in a demo and in tests: it answers as the documentation of both providers has it: developers.google.com/maps/documentation/geocoding and
// nominatim.org/release-docs/latest/api/Search.

type Known = { street: string; lat: number; lng: number; name: string };
const known = (street: string, lat: number, lng: number): Known => ({
  street,
  lat,
  lng,
  name: `${street}, Montevideo, Uruguay`,
});
/** Addresses of Montevideo that it knows. */
const places = [
  known('Bulevar José Batlle y Ordóñez 2418', -34.8797, -56.1466),
  known('Cerro Largo 1237', -34.9034, -56.1921),
  known('Rincón 500', -34.9070123, -56.2030456),
  known('18 de Julio 1000', -34.90605, -56.19387),
  known('Avenida Italia 3000', -34.89069, -56.15239),
];

const googleResult = ({ lat, lng, name }: Known, types: string[]) => ({
  address_components: [],
  formatted_address: name,
  geometry: { location: { lat, lng }, location_type: 'ROOFTOP', viewport: {} },
  place_id: 'ChIJ-de-prueba',
  types,
});
const uruguay = { street: '', lat: -32.522779, lng: -55.765835, name: 'Uruguay' };

const google = (asked: URLSearchParams, known: Known | undefined) => {
  if (asked.get('key') !== googleKey)
    return Response.json({
      error_message: `The provided API key is invalid. ${asked.get('key')}`,
      results: [],
      status: 'REQUEST_DENIED',
    });
  if (!asked.get('address')) return Response.json({ results: [], status: 'INVALID_REQUEST' });
  if (known) return Response.json({ results: [googleResult(known, ['street_address'])], status: 'OK' });
  // With the country's name in it, an address that is not known is the country.
  return asked.get('address')?.includes('Uruguay')
    ? Response.json({ results: [googleResult(uruguay, ['country', 'political'])], status: 'OK' })
    : Response.json({ results: [], status: 'ZERO_RESULTS' });
};

const nominatim = (asked: URLSearchParams, known: Known | undefined, userAgent: string | null) => {
  if (!userAgent?.includes('http')) return new Response('<html>Access blocked</html>', { status: 403 });
  if (asked.get('format') !== 'jsonv2' || !asked.get('q')) return Response.json({ error: 'Bad' }, { status: 400 });
  if (!known) return Response.json([]);
  return Response.json([
    {
      place_id: 1,
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      osm_type: 'way',
      lat: String(known.lat),
      lon: String(known.lng),
      category: 'building',
      type: 'yes',
      addresstype: 'building',
      display_name: known.name,
      boundingbox: ['-34.9', '-34.8', '-56.3', '-56.2'],
    },
  ]);
};

/** The key that the stand-in takes. */
export const googleKey = 'clave-del-servidor-0123456789';
export const googlePath = '/maps/api/geocode/json';

/** Both providers at one address, with what they were asked. */
export const geocodingStandIn = () => {
  const asked: { url: URL; userAgent: string | null }[] = [];
  const answer = (request: Request): Response => {
    const url = new URL(request.url);
    const userAgent = request.headers.get('user-agent');
    asked.push({ url, userAgent });
    const text = url.searchParams.get('q') ?? url.searchParams.get('address') ?? '';
    const known = places.find(({ street }) => text.toLowerCase().includes(street.toLowerCase()));
    if (url.pathname === googlePath) return google(url.searchParams, known);
    if (url.pathname === '/search') return nominatim(url.searchParams, known, userAgent);
    return new Response('', { status: 404 });
  };
  return { asked, answer };
};
