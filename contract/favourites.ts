import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { listedProduct } from '#contract/content';
import { key } from '#contract/fields';

/** So many favourites an account has at most, over all sites. */
export const favouritesMax = 100;

const codes = z.object({ data: z.array(z.string()) });

export const favouriteCalls = defineCalls({
  /** As they are now, the last one kept first; those that this site does not show are left out. */
  'favourite/list': {
    summary: 'Lista los productos favoritos de la propia cuenta que el sitio muestra',
    access: 'signedIn',
    input: z.object({}),
    output: z.object({ data: z.array(listedProduct) }),
    sample: { as: 'customer', statements: 6, input: () => ({}) },
  },
  'favourite/listCodes': {
    summary: 'Lista los códigos de los productos favoritos de la propia cuenta en el sitio',
    access: 'signedIn',
    input: z.object({}),
    output: codes,
    sample: { as: 'customer', statements: 2, input: () => ({}) },
  },
  /** Answers the codes that `favourite/listCodes` lists from then on. */
  'favourite/set': {
    summary: 'Guarda un producto entre los favoritos de la propia cuenta, o lo quita',
    access: 'signedIn',
    input: z.object({ code: key(60), isOn: z.boolean() }),
    output: codes,
  },
});
