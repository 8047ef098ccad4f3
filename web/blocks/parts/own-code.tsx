type Props = { code: string; brand?: string | null | undefined };

/** A product's maker and code beside its name, or together below it: of several of one name they say which. */
export const OwnCode = ({ code, brand }: Props) => (
  <span className="inline-block max-w-full text-xs text-neutral-600">
    {brand && `${brand} · `}
    <span className="inline-block max-w-full wrap-anywhere tabular-nums">{code}</span>
  </span>
);
