import { type ComponentProps, useState } from 'react';
import { controlLook, useFieldControl } from './field-control.ts';
import { IconButton } from './icon-button.tsx';

/** A password that can be shown while it is typed. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input {...useFieldControl()} {...props} type={shown ? 'text' : 'password'} className={`${controlLook} pr-12`} />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        className="absolute top-0 right-0"
        onClick={() => setShown(!shown)}
      />
    </span>
  );
};
