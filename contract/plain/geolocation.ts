const pair = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Latitude and longitude of a place as it is written, '-34.90328, -56.18816'; undefined for any other text. */
export const readPlace = (written: string): { latitude: string; longitude: string } | undefined => {
  const [, latitude = '', longitude = ''] = pair.exec(written.trim()) ?? [];
  const isThere = latitude !== '' && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return isThere ? { latitude, longitude } : undefined;
};

/** A place as it is stored, however its numbers were parted; a text that is none stays as it is. */
export const placeText = (written: string): string => {
  const place = readPlace(written);
  return place ? `${place.latitude}, ${place.longitude}` : written;
};

/** A place that can be read; null for any other text, as older rules took it. */
export const placeOrNone = (stored: string | null | undefined): string | null =>
  stored && readPlace(stored) ? stored : null;

/** The address of a page that shows a place on a map; undefined for a text that is none. */
export const mapAddress = (written: string): string | undefined => {
  const { latitude, longitude } = readPlace(written) ?? {};
  return (
    latitude && `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  );
};
