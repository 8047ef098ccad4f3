import type { Call, Sample, SampleShop } from '#contract/call';
import { type CallPath, contract, type Input } from '#contract/contract';

export type Role = Sample['as'];
type Row<P extends CallPath> = [as: Role, most: number, input: () => Input<P> | Promise<Input<P>>];
/** The caller of each call, how many statements it may send at most (begin, commit and the look at the session among them), and its input. */
export type EveryCall = { [P in CallPath]: Row<P> };

/** The calls whose entry in the contract has a sample. */
export type SampledPath = {
  [P in CallPath]: (typeof contract)[P] extends { sample: object } ? P : never;
}[CallPath];

/** Each call with its entry. */
export const entries = Object.entries(contract) as [CallPath, Call][];

/** The rows of the calls that have samples. */
export const sampleRows = (shop: SampleShop): Pick<EveryCall, SampledPath> =>
  Object.fromEntries(
    entries.flatMap(([path, { sample }]) =>
      sample ? [[path, [sample.as, sample.statements, () => sample.input(shop)]]] : [],
    ),
  ) as unknown as Pick<EveryCall, SampledPath>;
