import { expect, onTestFinished } from 'vitest';

/** Zones in which a server may stand, east and west of Montevideo. */
export const serverZones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'];

/** The process stands in a zone until the test ends. */
export const standIn = (zone: string) => {
  const own = process.env.TZ;
  onTestFinished(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });
  process.env.TZ = zone;
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
};
