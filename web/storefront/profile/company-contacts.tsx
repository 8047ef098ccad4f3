import { Link } from 'react-router';
import type { Company } from '#contract/companies';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
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

const ChangeHint = () => {
  const { hasContactPage, site } = useSite();
  return (
    <p className="text-sm text-neutral-700">
      Para cambiar los datos de la empresa,{' '}
      {hasContactPage ? (
        <Link to={paths.contact} className="text-brand-700 underline">
          escribinos
        </Link>
      ) : (
        <a href={`mailto:${site.contact.email}`} className="text-brand-700 underline">
          escribinos
        </a>
      )}
      .
    </p>
  );
};
