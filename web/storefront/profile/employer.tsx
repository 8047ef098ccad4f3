import type { Person } from '#contract/people';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { Fact } from './fact.tsx';
import { AddressLines } from './own-addresses.tsx';
import { PhoneLines } from './own-phones.tsx';
import { Section } from './section.tsx';

/** A company that somebody works for, as the shop knows it; only the shop changes it. */
export const Employer = ({ of: { id, name } }: { of: Person['employeeOf'][number] }) => {
  const { answer, isAsking } = useOwnAnswer('company/find', { id }, true);
  const { identifier, phones = [], addresses = [], emails = [] } = answer?.data ?? {};
  return (
    <Section title="Empresa donde trabajás">
      <dl className="grid gap-3" aria-busy={isAsking}>
        <Fact label="Razón social" value={name} />
        {identifier && <Fact label="RUT" value={identifier} />}
      </dl>
      <ul className="grid gap-3 empty:hidden">
        {phones.map((phone) => (
          <li key={`phone ${phone.id}`}>
            <PhoneLines phone={phone} />
          </li>
        ))}
        {addresses.map((address) => (
          <li key={`address ${address.id}`}>
            <AddressLines address={address} />
          </li>
        ))}
        {emails.map(({ id: emailId, email }) => (
          <li key={`email ${emailId}`} className="font-medium wrap-anywhere">
            {email}
          </li>
        ))}
      </ul>
      <p className="text-sm text-neutral-700">
        Para cambiar algo, <ContactLink>escribinos</ContactLink>.
      </p>
    </Section>
  );
};
