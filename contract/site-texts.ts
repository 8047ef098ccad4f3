import { z } from 'zod';
import { cleanLines, oneLine } from '#contract/fields';
import { legalPaths } from '#contract/plain/legal-paths';
import { messages, sentence } from '#contract/plain/messages';
import { textFields, unknownField } from '#contract/plain/text-fields';

// Their sentences stand here: visitors load those of contract/plain/messages.ts.

const fieldNames = Object.keys(textFields)
  .map((name) => `{${name}}`)
  .join(', ');
const isPlain = (value: string) => !/<[a-z/!?]/i.test(value);

const plain = (max: number, clean: (value: string) => string, least = 1) =>
  z
    .string()
    .overwrite(clean)
    .min(least, messages['field.required'])
    .max(max, sentence('field.long', { max }))
    .refine(isPlain, 'Escribí solo texto, sin HTML')
    .refine((value) => !unknownField(value), {
      error: ({ input }) => `${unknownField(String(input))} no es un campo: son ${fieldNames}`,
    });

/** Text without HTML, with fields alone in braces, on one line. */
const line = (max: number) => plain(max, oneLine);
const lineOrNone = (max: number) => plain(max, oneLine, 0);
/** The same on several lines. */
const text = (max: number) => plain(max, cleanLines);
const lines = (most: number, max: number) =>
  text(max).refine((value) => value.split('\n').length <= most, `Escribí hasta ${most} líneas`);

/** So many items, each under another name. */
const listOf = <T extends z.ZodRawShape>([least, most]: [number, number], name: keyof T & string, fields: T) => {
  const count = least === most ? `Tienen que ser ${most}` : `Tienen que ser entre ${least} y ${most}`;
  const isOnce = (items: Record<string, unknown>[]) => new Set(items.map((item) => item[name])).size === items.length;
  return z.array(z.object(fields)).min(least, count).max(most, count).refine(isOnce, 'Hay dos con el mismo título');
};

const legalSections = z
  .array(z.object({ page: z.enum(legalPaths), title: line(80), text: text(3000) }))
  .min(1, messages['field.required'])
  .max(60, 'Tienen que ser hasta 60')
  .refine(
    (sections) => new Set(sections.map(({ page, title }) => `${page} ${title}`)).size === sections.length,
    'Hay dos con el mismo título',
  );

/** Legal pages that the shop wrote itself; null, and a page that is not among them, is what it starts with. */
export const legalTexts = z
  // The server gives a change its version.
  .object({ version: z.string().max(20), sections: legalSections })
  .nullable();
export type LegalTexts = z.infer<typeof legalTexts>;

/** Drawings for services, and icons for steps of the firm's history. */
export const serviceDrawings = ['radiator', 'honeycomb', 'oilRadiator', 'airConditioning', 'cooling'] as const;
export const stepIcons = ['settings', 'box', 'pin', 'check'] as const;

/** Texts that a site's administrators may change; null is what it starts with (docs/decisions/015-site-texts.md). */
export const siteTexts = z.object({
  /** Texts of `/3d` and `/3d/impresion`. Formats, volumes and facts stand one a line. */
  questions: listOf([1, 30], 'question', { question: line(150), answer: text(1000) }).nullable(),
  printingTexts: z
    .object({ printersText: text(300), serviceText: text(300), about: text(300), formats: lines(12, 300) })
    .nullable(),
  printingSteps: listOf([3, 3], 'title', { title: line(60), text: text(300) }).nullable(),
  printingKinds: listOf([1, 6], 'name', {
    name: line(40),
    material: line(40),
    text: text(400),
    volumes: lines(12, 300),
    facts: lines(12, 600),
  }).nullable(),
  /** Texts of `/servicios`; descriptions are what search engines show. */
  serviceTexts: z.object({ about: text(400), description: line(200) }).nullable(),
  services: listOf([1, 12], 'title', {
    title: line(60),
    text: text(500),
    drawing: z.enum(serviceDrawings),
    search: line(60),
  }).nullable(),
  /** Texts of `/empresa`. */
  companyTexts: z.object({ title: line(80), about: text(400), description: line(200) }).nullable(),
  companySteps: listOf([1, 8], 'title', { title: line(60), text: text(500), icon: z.enum(stepIcons) }).nullable(),
  /** '' says what is offered. */
  promises: z.object({ delivery: lineOrNone(80), payment: lineOrNone(80) }).nullable(),
  /** The last lines of mails. */
  mailSignature: lines(6, 300).nullable(),
});
export type SiteTexts = z.infer<typeof siteTexts>;
