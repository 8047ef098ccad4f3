import { z } from 'zod';
import { seenName } from '#contract/plain/entity';
import { isEmail, isPhone, passwordMin } from '#contract/plain/field-rules';
import { placeText, readPlace } from '#contract/plain/geolocation';
import { withoutInvisible } from '#contract/plain/invisible';
import { isSitePath, isWebAddress, withHttps } from '#contract/plain/link';
import { messages } from '#contract/plain/messages';

// A wrong type is not the call's shape (400); a broken rule of a field is a 422. Zod says which by the code of its
// issue; a rule that belongs to the shape says so with `params: { shape: true }`.
export const shape = { params: { shape: true } };

const tooLong = (max: number) => `Escribí hasta ${max} caracteres`;

/** One line, with nothing invisible: line breaks and control characters could forge lines of a mail that repeats the text. */
export const oneLine = (value: string) =>
  withoutInvisible(value)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** The line's end alone stays of control characters. */
export const cleanLines = (value: string) =>
  value
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

/** A field that must hold text. Missing, null or blank is the field's error, not the call's. */
export const requiredText = (max: number, required: string = messages['field.required']) =>
  z
    .string()
    .nullish()
    .transform((value) => oneLine(value ?? ''))
    .pipe(z.string().min(1, required).max(max, tooLong(max)));

/** Text of a field that is still being typed; it may be empty. */
export const typedText = (max: number) => z.string().overwrite(withoutInvisible).max(max, tooLong(max));

/** Text of several lines, each as it was typed; of control characters only the line's end stays. */
export const requiredLines = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => cleanLines(value ?? ''))
    .pipe(z.string().min(1, messages['field.required']).max(max, tooLong(max)));

/** Text that may be empty; blank becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => oneLine(value ?? '') || null)
    .pipe(z.string().max(max, tooLong(max)).nullable());

/** Text whose line breaks count; empty is ''. */
export const optionalTextBlock = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) =>
      (value ?? '')
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, tooLong(max)));

const isLink = (value: string) => isSitePath(value) || isWebAddress(value);

/** An http(s) address, or a path of the site. */
export const requiredLink = (max: number) => requiredText(max).pipe(z.string().refine(isLink, messages['field.link']));

/** The same, or nothing. */
export const optionalLink = (max: number) =>
  optionalText(max).pipe(
    z
      .string()
      .nullable()
      .refine((value) => value === null || isLink(value), messages['field.link']),
  );

const webAddress = (max: number) =>
  z
    .string()
    .transform(withHttps)
    .pipe(z.string().max(max, tooLong(max)).refine(isWebAddress, messages['field.link']));

/** An http(s) address; one without a scheme gets https. */
export const requiredWebAddress = (max: number) => requiredText(max).pipe(webAddress(max));

/** The same, or nothing. */
export const optionalWebAddress = (max: number) => optionalText(max).pipe(webAddress(max).nullable());

export const requiredEmail = (invalid: string = messages['field.email']) =>
  requiredText(254)
    .pipe(z.string().refine(isEmail, invalid))
    .transform((value) => value.toLowerCase());

/** The same, or nothing. */
export const optionalEmail = optionalText(254)
  .pipe(
    z
      .string()
      .nullable()
      .refine((value) => value === null || isEmail(value), messages['field.email']),
  )
  .transform((value) => value?.toLowerCase() ?? null);

/** A phone as it is typed, with six digits or more. */
export const requiredPhone = requiredText(40).pipe(z.string().refine(isPhone, messages['field.phone']));

/** A place however its numbers are parted; a text that is none passes. */
export const writtenPlace = optionalText(60).transform((value) => value && placeText(value));

/** The same; a text that is none is refused. */
export const optionalPlace = writtenPlace.refine(
  (value) => value === null || readPlace(value),
  messages['field.geolocation'],
);

/** At least five characters; never trimmed. */
export const requiredPassword = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .pipe(
    z.string().min(1, messages['field.required']).min(passwordMin, messages['password.short']).max(200, tooLong(200)),
  );

/** A moment as ISO 8601 with offset. Before 1900 it is a slip of the keyboard. */
export const moment = z.iso
  .datetime({ offset: true, error: messages['field.moment'] })
  .transform((value) => new Date(value))
  .refine((value) => value.getUTCFullYear() >= 1900, messages['field.moment']);

/** A required choice from a list: missing, null or 0 is the field's error. */
export const requiredId = z
  .number()
  .int()
  .max(Number.MAX_SAFE_INTEGER)
  .nullish()
  .transform((value) => value ?? 0)
  .pipe(z.number().min(1, messages['field.required']));

/** The number of a thing in the database, as a call key. */
export const id = z
  .number()
  .int()
  .refine((value) => value > 0, shape);

/** The year of a vehicle. */
export const year = z
  .number()
  .int()
  .refine((value) => value >= 1900 && value <= 2100, shape);

export const guid = z
  .string()
  .refine((value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value), shape)
  .transform((value) => value.toLowerCase());

/** Integer cents. */
export const cents = z.number().int().min(0, messages['field.price']).max(10_000_000_00, messages['field.price']);

/** A call key that must be text. Pages take it from their address, so what no database takes is refused here too. */
export const key = (max: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .refine((value) => value.length > 0 && value.length <= max && !value.includes('\0'), shape);

export const categoryId = z.string().refine((value) => /^\d{1,9}(\.\d{1,9}){0,5}$/.test(value), shape);

/** An update (W5): the new value of each changed field and what the editor saw before. */
export const changes = <T extends Record<string, z.ZodType>>(fields: T) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, z.object({ value: field, before: z.unknown() })]),
      ) as { [K in keyof T]: z.ZodObject<{ value: T[K]; before: z.ZodUnknown }> },
    )
    .partial();

type Partly<T extends z.ZodRawShape> = {
  [K in keyof T]: z.ZodOptional<T[K] extends z.ZodType ? z.ZodNonOptional<T[K]> : never>;
};
type Seen<T> = { [K in Exclude<keyof T, 'isDefault'> & string as `seen${Capitalize<K>}`]: z.ZodOptional<z.ZodUnknown> };

/** The same fields, none of which has to be sent; no rule gives a value to one that is not. */
const partly = <T extends z.ZodRawShape>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.nonoptional(field as z.ZodType).optional()]),
  ) as Partly<T>;

const seenOf = <T extends z.ZodRawShape>(fields: T) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name !== 'isDefault')
      .map((name) => [seenName(name), z.unknown().optional()]),
  ) as Seen<T>;

/**
 * An item of a child list that is edited (W5). `id` names the stored item for UPD and DLT. An UPD holds the fields that it
 * changes, by the rules of `changed`, and what was seen of them.
 */
export const listItem = <T extends z.ZodRawShape>(fields: T, changed: T = fields) =>
  z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('INS'), ...fields }),
    z.object({ mode: z.literal('UPD'), id, ...partly(changed), ...seenOf(fields) }),
    z.object({ mode: z.literal('DLT'), id }),
  ]);

/** So many items of a list: more than anyone needs; keeps it from growing for ever. */
export const itemLimit = 50;
