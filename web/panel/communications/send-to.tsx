import { Select } from '@mantine/core';
import { useSite } from '#web/data/site';
import { type OwnControl, textOf } from '#web/panel/edit/fields';
import { isNamed } from '#web/panel/edit/named-values';
import { useCall } from '#web/panel/use-call';

/** Chooses the e-mail of the contact that it is sent to as it is saved; by default none. Says where it comes from, and where answers go. */
export const SendTo = ({ id, label, value, values, error, onChange }: OwnControl) => {
  const { contact } = useSite().site;
  const { contactPersonId, contactCompanyId, isPrivate } = values;
  const isOfCompany = isPrivate !== true && isNamed(contactCompanyId);
  const isOfPerson = isNamed(contactPersonId);
  const company = useCall('company/find', { id: Number(contactCompanyId) }, { enabled: isOfCompany });
  const person = useCall('person/find', { id: Number(contactPersonId) }, { enabled: isOfPerson });
  const emails = [
    ...(isOfPerson ? (person.data?.data.emails ?? []) : []),
    ...(isOfCompany ? (company.data?.data.emails ?? []) : []),
  ].map(({ email }) => email);
  return (
    <Select
      id={id}
      label={label}
      description={`Sale de ${contact.email}; las respuestas llegan al correo de quien la hace.`}
      placeholder={emails.length > 0 ? 'No enviarlo, solo anotarlo' : 'El contacto no tiene e-mails'}
      clearable
      data={[...new Set(emails)]}
      value={textOf(value) || null}
      error={error}
      onChange={onChange}
    />
  );
};
