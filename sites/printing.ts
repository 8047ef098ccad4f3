import { z } from 'zod';

const text = z.string().min(1);

/** Texts of `/3d` and `/3d/impresion`. */
export const printing = z.object({
  /** Over the two ways into 3D. */
  heading: text,
  title: text,
  about: text,
  /** Where printers are bought. */
  printersPath: z.string().startsWith('/'),
  printersTitle: text,
  printersText: text,
  /** Labels of the links to the two ways. */
  printersLink: text,
  serviceLink: text,
  serviceText: text,
  steps: z.array(z.object({ title: text, text })).length(3),
  /** Ways of printing, each with the largest pieces that it makes. */
  kinds: z.array(z.object({ name: text, material: text, text, volumes: z.array(text).min(1), facts: z.array(text) })),
  /** File formats that are taken. */
  formats: z.array(text).min(1),
  questions: z.array(z.object({ question: text, answer: text })),
  /** Where somebody finds why a print of his own fails. */
  troubleshooting: z.url({ protocol: /^https$/ }),
});

export type Printing = z.infer<typeof printing>;
