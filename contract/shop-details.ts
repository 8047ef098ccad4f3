import { z } from 'zod';
import { companyIdentifier } from '#contract/companies';
import { oneLine } from '#contract/fields';
import { digitsOf, isPhone } from '#contract/plain/field-rules';
import { foldedText } from '#contract/plain/folded-text';
import { readPlace } from '#contract/plain/geolocation';
import { isSitePath, isWebAddress, withHttps } from '#contract/plain/link';
import { logoFault } from '#contract/plain/logo';
import { messages, sentence } from '#contract/plain/messages';
import { colourFaults } from '#contract/plain/shop-colours';

/** A text of one line that is not empty. */
export const line = (max: number) =>
  z.string().overwrite(oneLine).min(1, messages['field.required']).max(max, sentence('field.long', { max }));

const phone = line(40).refine(isPhone, messages['field.phone']);
/** International digits, as wa.me takes them; numbers of Uruguay may be typed as people here write them. */
const whatsapp = z
  .string()
  .transform((typed) => {
    const digits = digitsOf(typed).replace(/^00/, '').replace(/^5980/, '598');
    return /^(?:0?9|[24])\d{7}$/.test(digits) ? `598${digits.replace(/^0/, '')}` : digits;
  })
  .pipe(z.string().regex(/^[1-9]\d{7,14}$/, 'Ingresá el número de WhatsApp, como 099 000 142'));
const page = z
  .string()
  .transform((typed) => withHttps(oneLine(typed)).replace(/^http:/i, 'https:'))
  .pipe(
    z
      .string()
      .max(200, sentence('field.long', { max: 200 }))
      .refine((value) => value === '' || (isWebAddress(value) && value.startsWith('https://')), messages['field.link']),
  );
const menuLink = z
  .string()
  .transform(withHttps)
  .pipe(
    z
      .string()
      .min(1, messages['field.required'])
      .max(200, sentence('field.long', { max: 200 }))
      .refine(
        (value) => isSitePath(value) || isWebAddress(value),
        'Ingresá una dirección que empiece con / o con https://',
      ),
  );
const isPlace = (value: string) => value === '' || readPlace(value) !== undefined;

/** Details of a branch. `code` is '' in a new one: the server gives it one (docs/decisions/031-branches.md). */
export const branchDetails = z.object({
  code: z
    .string()
    .regex(/^[A-Z\d]{0,10}$/, messages['field.choice'])
    .default(''),
  name: line(40),
  address: line(120),
  /** Its department. */
  state: line(60),
  city: line(60),
  phone,
  whatsapp,
  hours: line(200),
  /** Latitude and longitude, as maps give them; '' for a branch that no map shows. */
  geolocation: z.string().overwrite(oneLine).refine(isPlace, messages['field.geolocation']),
});

/** A line of the main menu: all categories, or a page of the shop or of another site. */
const menuLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('catalogue'), label: line(30) }),
  z.object({ kind: z.literal('link'), label: line(30), link: menuLink }),
]);
const isOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** The main menu, in order. Labels differ; all categories stand there once at most. */
export const menuLines = z
  .array(menuLine)
  .min(1, 'Tiene que quedar al menos uno')
  .max(8, 'Pueden ser hasta 8')
  .refine((lines) => isOnce(lines.map(({ label }) => label)), 'Hay dos con el mismo texto')
  .refine(
    (lines) => lines.filter(({ kind }) => kind === 'catalogue').length <= 1,
    'Todas las categorías pueden estar una sola vez',
  );

/** The branches that a site offers, in the order in which they give units. */
export const branchList = z
  .array(branchDetails)
  .min(1, 'Tiene que quedar al menos una')
  .max(50, 'Pueden ser hasta 50')
  .refine((rows) => isOnce(rows.map(({ name }) => foldedText(name))), 'Hay dos sucursales con el mismo nombre')
  .refine((rows) => isOnce(rows.flatMap(({ code }) => code || [])), 'Una sucursal está dos veces');

/** How the shop is reached. */
export const contactDetails = z.object({
  email: z.email(messages['field.email']).max(254),
  phone,
  whatsapp,
  hours: line(200),
  /** Addresses of the shop's pages elsewhere; '' for none. */
  facebook: page,
  instagram: page,
  youtube: page,
});

// A stored value that its rule no longer takes stays; otherwise buyers would read an example's initial value.
const stored = (rule: z.ZodType<string>) => z.union([rule, z.string()]);

/** Contact and branches as they are read, of whatever rules they were written by. */
export const storedDetails = {
  contact: contactDetails
    .extend({
      phone: stored(phone),
      whatsapp: stored(whatsapp),
      facebook: stored(page),
      instagram: stored(page),
      youtube: stored(page),
    })
    .nullable(),
  /** One that was stored before it named its department is in that which it began with. */
  branches: z
    .array(branchDetails.extend({ state: line(60).optional(), phone: stored(phone), whatsapp: stored(whatsapp) }))
    .nullable(),
};

/** '#rrggbb' */
export const colour = z.string().regex(/^#[\da-f]{6}$/i, 'Ingresá un color como #14213d');

/** Colours that are hard to read are refused (docs/decisions/018-colours-and-places.md). */
export const shopColours = z.object({ brand: colour, accent: colour }).superRefine((chosen, context) => {
  for (const [path, message] of Object.entries(colourFaults(chosen)))
    context.addIssue({ code: 'custom', path: [path], message });
});

/** A picture of the library that takes the place of the drawn logo. */
export const logo = z
  .object({
    image: z.string().regex(/^[0-9a-f]{32}$/, messages['image.notFound']),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  })
  .superRefine((picture, context) => {
    const fault = logoFault(picture);
    if (fault) context.addIssue({ code: 'custom', message: messages[fault] });
  });

/** The firm to which orders are addressed, as the tax office knows it. */
export const companyDetails = z.object({ name: line(120), identifier: companyIdentifier, address: line(200) });
