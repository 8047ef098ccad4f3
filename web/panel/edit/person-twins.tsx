import type { PersonTwin } from '#contract/people';
import type { NewValues } from '#web/panel/new-named.tsx';
import { personPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { Twins, useTyped } from './twins.tsx';

const reasons = {
  identifier: 'mismo documento',
  email: 'mismo e-mail',
  phone: 'mismo teléfono',
  name: 'nombre parecido',
};

/** Tells a likely twin from others, and why it may be the one that is typed. */
export const personTwinWords = ({ identifier, email, by }: Pick<PersonTwin, 'identifier' | 'email' | 'by'>): string =>
  [identifier && `documento ${identifier}`, email, reasons[by]].filter(Boolean).join(' · ');

/** Names people whom a new one may be already. */
export const PersonTwins = ({ typed: texts }: { typed: NewValues }) => {
  const typed = useTyped({ name: '', ...texts });
  const isTyped = Object.values(typed).some(Boolean);
  const { data } = useCall('person/listTwins', typed, { enabled: isTyped });
  const twins = isTyped ? (data?.data ?? []) : [];
  return (
    <Twins
      question="¿Es esta persona?"
      twins={twins.map((twin) => ({
        to: personPath(twin.id),
        name: `${twin.name} ${twin.lastName}`,
        words: personTwinWords(twin),
      }))}
    />
  );
};
