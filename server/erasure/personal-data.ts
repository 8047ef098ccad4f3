import type { Tables } from '#server/tables';
import { communicationData } from './communication-data.ts';
import type { Entry } from './entries.ts';
import { impersonalData } from './impersonal-data.ts';
import { orderData } from './order-data.ts';
import { paymentData } from './payment-data.ts';
import { peopleData } from './people-data.ts';
import { recordData } from './record-data.ts';

/** Every table with the fate of its texts, in the order in which an erasure goes through them (docs/decisions/023-erasure.md). */
export const personalData: Record<keyof Tables, readonly Entry[]> = {
  ...recordData,
  ...paymentData,
  ...communicationData,
  ...orderData,
  ...peopleData,
  ...impersonalData,
};

/** The same as a list. */
export const entries = Object.entries(personalData).flatMap(([table, list]) => list.map((entry) => ({ table, entry })));
