import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { tooShort } from '#web/data/list-words';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import { HiddenFields } from './hidden-fields.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';

const all: ListChoice = { order: 'REL', page: 1 };

/** Text within what is chosen already; a form that needs no script. */
export const TextForm = ({ choice = all, isNamed }: { choice?: ListChoice; isNamed?: boolean }) => {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('t');
    const t = typeof typed === 'string' ? typed.trim() : '';
    void navigate(hrefOf(choice, { t }));
  };
  return (
    // Until the box can say itself that a text is too short, the shop's answer says it.
    <form action={paths.products()} onSubmit={submit} noValidate={!isHydrated}>
      <HiddenFields choice={choice} without={['t']} />
      <TextField key={choice.t ?? ''} defaultValue={choice.t ?? ''} isNamed={isNamed}>
        <Button type="submit" look="quiet" aria-label="Buscar por texto">
          <Icon name="search" />
        </Button>
      </TextField>
    </form>
  );
};

/** Two characters or more, or nothing. */
const longEnough = String.raw`\s*(\S.*\S\s*)?`;

type FieldProps = ComponentProps<typeof TextInput> & {
  children?: ReactNode;
  /** Whether its name stands above it already. */
  isNamed?: boolean | undefined;
};

/** The box for such a text, and what stands beside it; it says itself that a text is too short. */
export const TextField = ({ children, isNamed, ...rest }: FieldProps) => {
  const id = useId();
  const [isShort, setShort] = useState(false);
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    setShort(true);
  };
  return (
    <div>
      <label htmlFor={id} className={isNamed ? 'sr-only' : 'mb-1 block font-semibold'}>
        Buscar por texto
      </label>
      <div className="flex gap-2">
        <TextInput
          {...rest}
          id={id}
          name="t"
          type="search"
          maxLength={100}
          pattern={longEnough}
          onInvalid={refuse}
          onInput={() => setShort(false)}
          aria-invalid={isShort || undefined}
          aria-describedby={isShort ? `${id}-error` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Código o vehículo"
        />
        {children}
      </div>
      {isShort && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {tooShort}
        </p>
      )}
    </div>
  );
};
