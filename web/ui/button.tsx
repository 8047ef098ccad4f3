import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; busy?: boolean };

/** A button. While `busy` it keeps its words and width, says so to screen readers, and does nothing. */
export const Button = ({ look, size, busy = false, className, type = 'button', disabled, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-busy={busy || undefined}
    disabled={disabled || busy}
    className={buttonLook(look, size, className)}
  />
);
