import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { Company } from '#contract/companies';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { company } from '#contract/things/company';
import { call } from '#web/data/call';
import { useCompanyRights } from '#web/panel/company-rights';
import { type Saved, ThingDrawer } from '#web/panel/edit/thing-drawer.tsx';
import { companyPath, survivorPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { CompanyTwins } from './company-twins.tsx';

type Props = {
  /** The company to change; without one a new one is made. */
  id?: number | undefined;
  /** Whether its page stands behind the dialog. */
  isOnPage?: boolean;
  onClose: () => void;
  onSaved: Saved;
};

/** A company's phone rings at work. */
const blanks = { phones: { type: 'WOR' } };
/** Orders bear both of a company that a site sells as. */
const ofSetting = { name: messages['company.inSettings'], identifier: messages['company.inSettings'] };

/** The dialog that adds or changes a company. */
export const CompanyDrawer = ({ id, isOnPage = false, onClose, onSaved }: Props) => {
  // Nobody else reads the people of a company that is not there yet (decision 021).
  const { readsAllPeople } = useCompanyRights();
  const found = useCall('company/find', { id: id ?? 0 }, { enabled: id !== undefined });
  const [survivor, setSurvivor] = useState<Company>();
  /** A merged company is read as it was seen last, so that the save itself is refused, with the sentence of a merge. */
  const read = async (seen: Company) => {
    const answer = await call('company/find', { id: seen.id });
    if (!answer.ok || answer.data.id === seen.id) return answer;
    setSurvivor(answer.data);
    return { ok: true as const, data: seen };
  };
  const stored = found.data?.data;
  // The shop's refusal would end the session.
  if (stored?.mayChange === false) return null;
  return (
    <ThingDrawer
      thing={company}
      id={id}
      found={found}
      titleOf={(stored) => stored?.name ?? 'Nueva empresa'}
      isLeftOut={({ readBy }) => readBy === 'people' && !readsAllPeople}
      blanks={blanks}
      fixed={stored?.isOwn ? ofSetting : undefined}
      add={({ companyGroupId, ...made }, guid) =>
        call('company/add', { companyGroupId, company: { ...made, guid } } as Input<'company/add'>)
      }
      update={(changes) => call('company/update', { id, ...changes } as Input<'company/update'>)}
      read={read}
      onOther={(other) => <Navigate to={survivorPath(other.id)} replace />}
      aside={(values) =>
        survivor ? <SurvivorLink survivor={survivor} /> : <CompanyTwins values={values} stored={stored} />
      }
      isWithoutHistory={isOnPage}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
};

const SurvivorLink = ({ survivor: { id, name } }: { survivor: Company }) => (
  <Anchor component={Link} to={companyPath(id)} size="sm">
    Abrir «{name}»
  </Anchor>
);
