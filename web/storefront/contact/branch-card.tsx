import type { Branch } from '#sites/site';
import { ContactCard, ContactLine } from './contact-card.tsx';
import { addressOf } from './place.ts';

/** A search for the address: right also where nobody has put the branch on a map. */
const mapService = (branch: Branch) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${addressOf(branch)}, Uruguay`)}`;

/** Where a branch is, when it is open and how to reach it. */
export const BranchCard = ({ branch }: { branch: Branch }) => (
  <ContactCard title={`Local ${branch.name}`} {...branch}>
    <ContactLine icon="pin">{addressOf(branch)}</ContactLine>
    <ContactLine icon="external" href={mapService(branch)}>
      Cómo llegar<span className="sr-only">: local {branch.name}</span>
    </ContactLine>
  </ContactCard>
);
