import type { Output } from '#contract/contract';

type Found = Pick<Output<'setting/find'>, 'data' | 'own'>;

/** Settings whose words visitors read and that are the program's examples yet; branches too while one has an example's address. */
export const exampleDetails = ({ data, own }: Found): ('name' | 'contact' | 'branches')[] => {
  const examples = new Set(own.branches?.map(({ address }) => address));
  const hasExample = data.branches === null || data.branches.some(({ address }) => examples.has(address));
  return [
    ...(data.name === null ? (['name'] as const) : []),
    ...(data.contact === null ? (['contact'] as const) : []),
    ...(hasExample && !data.tickedSteps.includes('branches') ? (['branches'] as const) : []),
  ];
};
