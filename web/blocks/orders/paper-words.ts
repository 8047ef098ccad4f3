import { withdrawalRight } from '#contract/plain/withdrawal';
import type { Site } from '#sites/site';

/** What a printed order says of the shop beside what every page knows. */
export type PaperWords = { address: string; withdrawal: string };

export const paperWords = ({ contact, company }: Pick<Site, 'contact' | 'company'>): PaperWords => ({
  address: company.address,
  withdrawal: withdrawalRight({ email: contact.email, address: `${company.address} (${company.name})` }),
});
