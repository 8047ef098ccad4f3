import { z } from 'zod';
import { defineCalls } from '#contract/call';

export const state = z.object({ id: z.number(), name: z.string() });
export const city = z.object({ id: z.number(), name: z.string(), stateId: z.number() });

export type State = z.output<typeof state>;
export type City = z.output<typeof city>;

const none = z.object({});

export const placeCalls = defineCalls({
  'state/list': {
    summary: 'Lista los departamentos',
    access: 'anyone',
    input: none,
    output: z.object({ data: z.array(state) }),
  },
  'city/list': {
    summary: 'Lista las ciudades con el departamento de cada una',
    access: 'anyone',
    input: none,
    output: z.object({ data: z.array(city) }),
  },
});
