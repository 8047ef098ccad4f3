import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { meantEmail } from '#web/data/meant-email';
import { FormField } from '#web/ui/form.tsx';
import { useFormState } from '#web/ui/form-state';
import { TextInput } from '#web/ui/text-input.tsx';

type Props = { hint: string; defaultValue?: string | undefined; ref?: Ref<HTMLInputElement> };

/** The mailbox to which a link goes that somebody has to press; asks whether another was meant, where it looks mistyped. */
export const EmailField = ({ hint, defaultValue, ref }: Props) => {
  const [meant, setMeant] = useState<string>();
  const form = useFormState();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <div>
      <FormField name="email" label="E-mail" hint={hint} required>
        <TextInput
          ref={input}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={defaultValue}
          onBlur={({ currentTarget, relatedTarget }) => {
            // A pressed button does not move away under its press.
            if (!(relatedTarget instanceof HTMLButtonElement)) setMeant(meantEmail(currentTarget.value));
          }}
        />
      </FormField>
      <div role="status" className="contents">
        {meant && (
          <p className="text-sm">
            ¿Quisiste decir{' '}
            <button
              type="button"
              className="min-h-6 font-semibold text-brand-700 underline wrap-anywhere"
              onClick={() => {
                if (input.current) input.current.value = meant;
                setMeant(undefined);
                form?.correct('email');
                input.current?.focus();
              }}
            >
              {meant}
            </button>
            ?
          </p>
        )}
      </div>
    </div>
  );
};
