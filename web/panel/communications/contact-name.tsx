import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Communication } from '#contract/communications';
import { companyPath, personPath } from '#web/panel/panel-paths';

type Props = { communication: Communication };

/** With whom a communication is: the company, or that the contact buys for none, and the person, each with a way to its page. */
export const ContactName = ({ communication }: Props) => {
  const { isPrivate, contactCompanyId, contactCompanyName, ...contact } = communication;
  return (
    <Text component="span" size="sm" style={{ overflowWrap: 'anywhere' }}>
      {isPrivate ? 'Particular' : <Place to={companyPath(contactCompanyId)}>{contactCompanyName}</Place>}
      {contact.contactPersonId !== null && (
        <>
          {' · '}
          <Place to={personPath(contact.contactPersonId)}>
            {contact.contactPersonName} {contact.contactPersonLastName}
          </Place>
        </>
      )}
    </Text>
  );
};

const Place = ({ to, children }: { to: string; children: ReactNode }) => (
  // The row around it opens something else.
  <Anchor component={Link} to={to} size="sm" onClick={(event) => event.stopPropagation()}>
    {children}
  </Anchor>
);

type Author = Pick<Communication, 'creatorPersonId' | 'creatorPersonName' | 'creatorPersonLastName'>;

/** The author's name. */
export const authorName = ({ creatorPersonId, creatorPersonName, creatorPersonLastName }: Author): string =>
  creatorPersonId === null ? 'Persona borrada' : `${creatorPersonName} ${creatorPersonLastName}`;
