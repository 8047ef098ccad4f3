import { identifierDoubt, isDoubtfulIdentifier } from '#contract/plain/field-rules';
import type { Doubt } from '#web/panel/question.tsx';
import { textOf, type Values } from './fields.ts';

const rutOf = (company: unknown) => textOf((company as Values | null | undefined)?.identifier);

/** A firm's RUT that gets a wrong check digit (decisions U3). */
export const rutDoubt = (seen: unknown, now: unknown): Doubt | undefined => {
  const rut = rutOf(now);
  if (rut === rutOf(seen) || !isDoubtfulIdentifier(rut)) return undefined;
  return { title: `¿El RUT es ${rut}?`, text: identifierDoubt };
};
