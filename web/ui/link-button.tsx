import { type LinkProps } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';
import { Link } from './link.tsx';

/** A link that looks like a button. */
export const LinkButton = ({
  look,
  size,
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; size?: ButtonSize; className?: string }) => (
  <Link {...rest} className={buttonLook(look, size, className)} />
);
