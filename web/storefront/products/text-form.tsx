import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';

const all: ListChoice = { order: 'REL', page: 1 };

/** Text within what is chosen already; a form that needs no script. */
export const TextForm = ({ choice = all }: { choice?: ListChoice }) => {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('t');
    const t = typeof typed === 'string' ? typed.trim() : '';
    void navigate(hrefOf(choice, { t }));
  };
  return (
    <form action={paths.products()} onSubmit={submit}>
      <HiddenFields choice={choice} without={['t']} />
      <TextField key={choice.t ?? ''} defaultValue={choice.t ?? ''} minLength={2}>
        <Button type="submit" look="quiet" aria-label="Buscar por texto">
          <Icon name="search" />
        </Button>
      </TextField>
    </form>
  );
};

/** The box for such a text, and what stands beside it. */
export const TextField = ({ children, ...rest }: ComponentProps<typeof TextInput> & { children?: ReactNode }) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Buscar por texto
      </label>
      <div className="flex gap-2">
        <TextInput
          {...rest}
          id={id}
          name="t"
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Código o vehículo"
        />
        {children}
      </div>
    </div>
  );
};
