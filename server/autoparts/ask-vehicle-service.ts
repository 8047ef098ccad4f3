import { z } from 'zod';
import type { Vehicle } from '#contract/autoparts';
import { readWithin } from '#server/read-within';

const timeoutMs = 5000;
const bodyMax = 1024 * 1024;

const text = z
  .string()
  .max(200)
  .transform((value) => value.trim());

/** The service's answer in its own words: a list, as the specification has it. */
const answer = z
  .array(
    z
      .object({
        VehicleId: z.union([z.number().int(), z.string().min(1).max(60)]),
        VehicleName: text,
        VehicleYearRange: text,
        VehicleEngine: text,
        BrandName: text,
      })
      .transform((row) => ({
        externalId: String(row.VehicleId).trim(),
        name: row.VehicleName,
        yearRange: row.VehicleYearRange || 'n/d',
        engine: row.VehicleEngine,
        brandName: row.BrandName,
      })),
  )
  .max(5000);

/**
 * The vehicles that an external service has for a brand and a category's number, by its own ids. Throws where it does
 * not answer whole within five seconds, leads elsewhere, or says anything but a list of vehicles.
 */
export const askVehicleService = async (
  url: string,
  asked: { brandId: number; categoryId: number },
): Promise<(Omit<Vehicle, 'id' | 'brandId'> & { externalId: string })[]> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(asked),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The vehicle service answered ${response.status}.`);
  }
  const parsed = answer.safeParse(JSON.parse(await readWithin(response, bodyMax)));
  if (parsed.success) return parsed.data;
  // One issue is enough for the log: a wrong list has thousands.
  const [issue] = parsed.error.issues;
  throw new Error(`The vehicle service answered no list of vehicles: ${issue?.path.join('.')} ${issue?.message}`);
};
