type Invoiced = { companyName: string | null; companyIdentifier: string | null };

/** The name and RUT that an order's invoice bears; undefined where no RUT was given. */
export const invoicedTo = ({ companyName, companyIdentifier }: Invoiced) =>
  companyIdentifier ? `${companyName} · RUT ${companyIdentifier}` : undefined;
