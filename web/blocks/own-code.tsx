/** A product's code beside its name: of several of one name it says which. */
export const OwnCode = ({ code }: { code: string }) => (
  <span className="text-xs wrap-anywhere text-neutral-600 tabular-nums">{code}</span>
);
