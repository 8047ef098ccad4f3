import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import { HiddenFields } from './hidden-fields.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import { useMeasureDraft } from './measure-draft.ts';
import { MeasureFields, type Measures } from './measure-fields.tsx';

type Props = { choice: ListChoice; measures: Measures };

/** Narrows the list by measures; a form that needs no script. Nothing where no part of it has any. */
export const MeasureForm = ({ choice, measures }: Props) => {
  const { fields, reset, settle } = useMeasureDraft(choice);
  const [draftFor, setDraftFor] = useState(choice);
  const navigate = useNavigate();
  const isAlive = useHydrated();
  if (draftFor !== choice) {
    setDraftFor(choice);
    reset();
  }
  if (!measures.height && !measures.width && !fields.draft.alto && !fields.draft.ancho) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = settle();
    if (chosen) void navigate(hrefOf(choice, chosen));
  };
  // Without a script the browser says what is wrong.
  return (
    <form action={paths.products()} onSubmit={submit} noValidate={isAlive} aria-label="Medidas">
      <HiddenFields choice={choice} without={['alto', 'ancho', 'tol']} />
      <h2 className="mb-1 font-semibold">Medidas</h2>
      <MeasureFields measures={measures} {...fields} />
      <Button type="submit" look="quiet" className="mt-3 w-full">
        Filtrar por medidas
      </Button>
    </form>
  );
};
