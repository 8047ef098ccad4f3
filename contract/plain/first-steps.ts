/** The steps of a new shop before it sells (docs/decisions/032-first-steps.md), in the order in which its owner is led. */
export const firstSteps = [
  'company',
  'name',
  'contact',
  'branches',
  'mail',
  'logo',
  'shipping',
  'accounts',
  'legal',
  'product',
  'order',
  'backup',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Steps whose preset may suit: an administrator says so. */
export const tickableSteps = ['logo', 'shipping', 'accounts', 'legal'] as const satisfies FirstStep[];
export type TickableStep = (typeof tickableSteps)[number];
