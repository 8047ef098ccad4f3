import { z } from 'zod';
import { serviceDrawings, stepIcons } from '#contract/site-texts';

const text = z.string().min(1);

/** Texts of `/empresa` and `/servicios`. */
export const companyPages = z.object({
  company: z.object({
    title: text,
    description: text,
    about: text,
    steps: z.array(z.object({ icon: z.enum(stepIcons), title: text, text })).min(1),
  }),
  services: z.object({
    description: text,
    about: text,
    services: z
      .array(
        z.object({
          title: text,
          text,
          drawing: z.enum(serviceDrawings),
          /** Search text for the service's spare parts. */
          search: text,
        }),
      )
      .min(1),
  }),
});

export type CompanyPages = z.infer<typeof companyPages>;
