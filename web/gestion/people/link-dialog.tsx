import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#contract/people';
import { call } from '#web/data/call';
import { defaultOf } from '#web/panel/default-of';
import { Dialog } from '#web/panel/dialog.tsx';
import { textOf } from '#web/panel/edit/fields';
import { NamedSelect } from '#web/panel/edit/named-select.tsx';
import { isNamed } from '#web/panel/edit/named-values';
import { type Doubt, Question } from '#web/panel/question.tsx';
import { useCall } from '#web/panel/use-call';

type Props = { person: Person; onClose: () => void; onLinked: (done: string) => void };

const account = { of: 'account', names: [{ name: 'email', column: 'email' }] };

/** Chooses the account that signs in as a person, at first the one of the person's own e-mail; asks before it does so. */
export const LinkDialog = ({ person: { id, name, lastName, emails }, onClose, onLinked }: Props) => {
  const queries = useQueryClient();
  const own = defaultOf(emails)?.email.toLowerCase();
  const found = useCall(
    'user/filter',
    { filters: { text: own ?? '' }, rowIndex: 0, rowsMax: 10 },
    { enabled: own !== undefined },
  );
  const first = found.data?.data.find(({ email, company, isActive }) => email === own && !company && isActive);
  const [picked, setPicked] = useState<{ guid: unknown; email: unknown }>();
  const [asked, setAsked] = useState<Doubt>();
  const { guid, email } = picked ?? { guid: first?.guid ?? null, email: first?.email };
  const whole = `${name} ${lastName}`;
  const link = async () => {
    const answer = await call('user/linkPerson', { guid: textOf(guid), personId: id });
    if (!answer.ok) return answer.fields.personId ?? answer.error;
    void queries.invalidateQueries();
    return onLinked(`Vinculada: ${textOf(email)} entra como ${whole}`);
  };
  return (
    <Dialog
      title={`Vincular una cuenta con ${whole}`}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            disabled={!isNamed(guid)}
            onClick={() =>
              setAsked({
                title: `¿Vincular ${textOf(email)} con ${whole}?`,
                text: `Quien entra con esa cuenta ve y cambia los datos de ${whole}, y desde ahora sus pedidos y sus puestos son los de esta persona. La persona que la cuenta tenía queda con sus datos y sus pedidos de antes, sin cuenta.`,
              })
            }
          >
            Vincular…
          </Button>
        </>
      }
    >
      <NamedSelect
        label="Cuenta"
        description="Buscala por e-mail o por nombre."
        data-autofocus
        named={account}
        value={guid}
        row={{ email }}
        onPick={(chosen, also) => setPicked({ guid: chosen, email: also.email })}
      />
      <Question asked={asked} action="Sí, vincular" onBack={() => setAsked(undefined)} onYes={link} />
    </Dialog>
  );
};
