import { withdrawalRight } from '#contract/plain/withdrawal';
import type { Site } from '#sites/site';
import type { Order } from '#web/data/orders';

/** Facts of the firm that sells now, for printed orders, beside those that every page has. */
export type PaperWords = { identifier: string; address: string; email: string; withdrawal: string };

export const paperWords = ({ contact: { email }, company }: Pick<Site, 'contact' | 'company'>): PaperWords => ({
  identifier: company.identifier,
  address: company.address,
  email,
  withdrawal: withdrawalRight({ email, address: `${company.address} (${company.name})` }),
});

/** The same of the firm that sold an order: where another one sells by now its address is not known. */
export const firmOnPaper = (order: Pick<Order, 'toCompanyIdentifier'>, paper: PaperWords) =>
  order.toCompanyIdentifier === paper.identifier
    ? paper
    : { address: '', withdrawal: withdrawalRight({ email: paper.email }) };
