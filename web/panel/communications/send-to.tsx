import { Select } from '@mantine/core';
import { useEffect } from 'react';
import { useSite } from '#web/data/site';
import { type OwnControl, textOf } from '#web/panel/edit/fields';
import { isNamed } from '#web/panel/edit/named-values';
import { useCall } from '#web/panel/use-call';
import { presetAddress } from './communication-values.ts';

/**
 * Chooses the e-mail of the contact that it is sent to as it is saved, or nobody. The one that suits is chosen at first, unless a date is
 * typed. Says where it comes from, and where answers go.
 */
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
  ];
  const addresses = [...new Set(emails.map(({ email }) => email))];
  const chosen = textOf(value);
  const areRead = [isOfPerson && person, isOfCompany && company].every(
    (found) => !found || (found.isSuccess && !found.isPlaceholderData),
  );
  // Another contact was named meanwhile.
  const isStrange = areRead && chosen !== '' && !addresses.includes(chosen);
  const isOpen = areRead && (value === undefined || isStrange) && textOf(values.doneAt) === '';
  const preset = isOpen ? presetAddress(emails) : undefined;
  useEffect(() => {
    if (isStrange || preset) onChange(preset);
  }, [isStrange, preset, onChange]);
  const nobody = addresses.length > 0 ? 'No enviarlo, solo anotarlo' : 'El contacto no tiene e-mails';
  return (
    <Select
      id={id}
      label={label}
      description={`Sale de ${contact.email}; las respuestas llegan al correo de quien la hace.`}
      allowDeselect={false}
      data={[{ value: '', label: nobody }, ...addresses]}
      value={chosen}
      error={error}
      onChange={(address) => onChange(address || null)}
    />
  );
};
