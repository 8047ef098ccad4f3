import { classes } from '#web/ui/classes';

type Props = {
  /** The id of what it shows and hides. */
  controls: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Its words while that is hidden. */
  more: string;
  className?: string;
};

/** Shows the rest of a list, and hides it again; it needs JavaScript. */
export const MoreButton = ({ controls, isOpen, onToggle, more, className }: Props) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={() => onToggle(!isOpen)}
    className={classes('px-2 text-sm font-semibold text-brand-700 hover:underline noscript:hidden', className)}
  >
    {isOpen ? 'Ver menos' : more}
  </button>
);
