import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';

type Props = {
  image: string | undefined;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  priority?: boolean;
  className?: string;
  /** Where it leads, beside a link with words. */
  to?: string;
};

/** A product's picture, 4:3 on white; a quiet box where it has none. */
export const ProductPicture = ({ image, alt, className, to, ...rest }: Props) => {
  const box = classes('picture-box', className);
  const picture = image ? (
    <Picture image={image} alt={alt} {...rest} />
  ) : (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt ? `${alt}, sin imagen` : undefined}
      className="grid size-full place-items-center rounded-control bg-neutral-50 text-neutral-300"
    >
      <Icon name="box" className="size-1/3 max-h-24" />
    </span>
  );
  return to === undefined ? (
    <div className={box}>{picture}</div>
  ) : (
    <Link to={to} tabIndex={-1} aria-hidden="true" className={box}>
      {picture}
    </Link>
  );
};
