import type { Company } from '#contract/companies';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { AddressLines } from './own-addresses.tsx';
import { PhoneLines } from './own-phones.tsx';
import { Section } from './section.tsx';

/** What the shop knows of the account's company; only the shop changes it. */
export const CompanyContacts = ({ company }: { company: Company }) => (
  <>
    <Section title="Teléfonos">
      <ul className="grid gap-3">
        {company.phones.map((phone) => (
          <li key={phone.id}>
            <PhoneLines phone={phone} />
          </li>
        ))}
      </ul>
      <ChangeHint />
    </Section>
    <Section title="Direcciones">
      <ul className="grid gap-3">
        {company.addresses.map((address) => (
          <li key={address.id}>
            <AddressLines address={address} />
          </li>
        ))}
      </ul>
      <ChangeHint />
    </Section>
  </>
);

const ChangeHint = () => (
  <p className="text-sm text-neutral-700">
    Para cambiar los datos de la empresa, <ContactLink>escribinos</ContactLink>.
  </p>
);
