import { createContext, type FormEvent, use, useEffect, useRef, useState } from 'react';

/** Values of a form, by the names of its controls. */
export type FormValues = Record<string, string>;
/** Sentences by the names of their controls. */
export type FormErrors = Record<string, string>;
/** A refusal; nothing where the sending went well. */
export type FormRefusal = { error: string; fields?: FormErrors } | undefined;

export type FormState = {
  errors: FormErrors;
  error: string;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** A field that is being corrected, also by another one, is no longer told off. */
  correct: (name: string) => void;
};

type Options = {
  /** Rules that need no call: what it finds is shown at the fields and nothing is sent. */
  check: (values: FormValues) => FormErrors;
  send: (values: FormValues) => Promise<FormRefusal>;
  /** Whether what was typed goes once it was sent. */
  clears?: boolean;
};

const idle = { errors: {} as FormErrors, error: '', busy: false };

/**
 * A form that keeps what was typed: its controls hold their own values, which are read when it is sent, so that what was
 * entered before the page came alive counts too. After a refusal the first field that is wrong has the focus.
 */
export const useForm = ({ check, send, clears = false }: Options): FormState => {
  const sent = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(idle);
  const { errors } = state;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    sent.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    // A field that is corrected afterwards keeps the focus.
    sent.current = null;
  }, [errors]);

  const submit = async (form: HTMLFormElement) => {
    const held = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
    const values: FormValues = Object.fromEntries(held);
    sent.current = form;
    const wrong = check(values);
    if (Object.keys(wrong).length > 0) return setState({ errors: wrong, error: '', busy: false });
    setState({ ...idle, busy: true });
    const refusal = await send(values);
    if (clears && !refusal) form.reset();
    setState({ errors: refusal?.fields ?? {}, error: refusal?.error ?? '', busy: false });
  };

  const correct = (name: string) => {
    if (!name || !errors[name]) return;
    setState((now) => {
      const { [name]: _corrected, ...left } = now.errors;
      return { ...now, errors: left };
    });
  };

  return {
    ...state,
    correct,
    onSubmit: (event) => {
      event.preventDefault();
      if (!state.busy) void submit(event.currentTarget);
    },
    onInput: (event) => correct((event.target as HTMLInputElement).name),
  };
};

/** For fields whose values and errors stand elsewhere. */
export const calmForm = { error: '', busy: false, onSubmit: () => {}, onInput: () => {}, correct: () => {} };

export const FormContext = createContext<FormState | null>(null);

/** The form round this control. */
export const useFormState = () => use(FormContext);
