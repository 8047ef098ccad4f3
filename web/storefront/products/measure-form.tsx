import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { KeptFields } from './kept-fields.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import { chosenMeasures, draftOf, MeasureFields, type Measures } from './measure-fields.tsx';

type Props = { choice: ListChoice; measures: Measures };

/** Narrows the list by measures; a form that needs no script. Nothing where no part of it has any. */
export const MeasureForm = ({ choice, measures }: Props) => {
  const [draft, setDraft] = useState(draftOf(choice));
  const [draftFor, setDraftFor] = useState(choice);
  const navigate = useNavigate();
  if (draftFor !== choice) {
    setDraftFor(choice);
    setDraft(draftOf(choice));
  }
  if (!measures.height && !measures.width && !draft.alto && !draft.ancho) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(hrefOf(choice, chosenMeasures(draft)));
  };
  return (
    <form action={paths.products()} onSubmit={submit} aria-label="Medidas">
      <KeptFields choice={choice} without={['alto', 'ancho', 'tol']} />
      <h2 className="mb-1 font-semibold">Medidas</h2>
      <MeasureFields measures={measures} draft={draft} onChange={setDraft} />
      <Button type="submit" look="quiet" className="mt-3 w-full">
        Filtrar por medidas
      </Button>
    </form>
  );
};
