import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-look.ts';
import { Checkbox } from './checkbox.tsx';
import { classes } from './classes.ts';
import { Field } from './field.tsx';
import { FormContext, type FormState, useFormState } from './form-state.ts';
import { Notice } from './notice.tsx';
import { useHydrated } from './use-hydrated.ts';

type FormProps = { form: FormState; className?: string; children: ReactNode };

/** A form by `useForm`; inside it stand `FormField`s, a `FormError` and a `SubmitButton`. */
export const Form = ({ form, className, children }: FormProps) => (
  // A form that is sent before the page is alive must not put what it holds into the address.
  <form
    method="post"
    noValidate
    onSubmit={form.onSubmit}
    onInput={form.onInput}
    className={classes('grid gap-4', className)}
  >
    <FormContext value={form}>{children}</FormContext>
  </form>
);

type FieldProps = Omit<ComponentProps<typeof Field>, 'error'> & { name: string };

/** A `Field` that shows what its form knows of it. */
export const FormField = (props: FieldProps) => {
  const error = useFormState()?.errors[props.name];
  return <Field {...props} {...(error && { error })} />;
};

type CheckboxProps = ComponentProps<typeof Checkbox> & { name: string };

/** A checkbox with its error under it. */
export const FormCheckbox = (props: CheckboxProps) => {
  const error = useFormState()?.errors[props.name];
  const id = `${props.name}-error`;
  return (
    <div>
      <Checkbox {...props} {...(error && { 'aria-invalid': true, 'aria-describedby': id })} />
      {error && (
        <p id={id} className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
};

/** The error of the form as a whole, said aloud when it appears. */
export const FormError = () => {
  const error = useFormState()?.error;
  return (
    <div role="alert" className="contents">
      {error && <Notice tone="bad">{error}</Notice>}
    </div>
  );
};

/** Sends the form; waits until the page is alive. */
export const SubmitButton = ({ children, className, look }: SubmitProps) => {
  const busy = useFormState()?.busy ?? false;
  const hydrated = useHydrated();
  return (
    <Button type="submit" busy={busy} disabled={!hydrated} {...(look && { look })} {...(className && { className })}>
      {children}
    </Button>
  );
};
type SubmitProps = { children: ReactNode; className?: string; look?: ButtonLook };
