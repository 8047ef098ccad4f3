import { Badge, Box, Button, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '#web/panel/use-is-phone';
import { Icon } from '#web/ui/icon.tsx';

type Props = Pick<ComponentProps<'div'>, 'onFocus' | 'onPointerEnter'> & {
  /** How many of them narrow the list. */
  count: number;
  /** Whether its button is a drawing, where words have no room. */
  isIcon?: boolean;
  children: ReactNode;
};

/** A count stands over the button's corner. */
const drawn = { root: { overflow: 'visible' }, label: { overflow: 'visible' } } as const;

/** The filters of a list in one row; on a phone they stand behind a button. */
export const FilterFold = ({ count, isIcon = false, children, ...near }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const id = useId();
  const words = isOpen ? 'Cerrar filtros' : `Filtros${count > 0 ? ` (${count})` : ''}`;
  return (
    <>
      <Button
        hiddenFrom="sm"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
        {...(isIcon && { px: 7, styles: drawn })}
      >
        {isIcon ? (
          <>
            <Icon name={isOpen ? 'close' : 'filter'} />
            <VisuallyHidden>{words}</VisuallyHidden>
            {count > 0 && !isOpen && (
              <Badge aria-hidden size="xs" px={4} pos="absolute" top={-6} right={-6}>
                {count}
              </Badge>
            )}
          </>
        ) : (
          words
        )}
      </Button>
      <Box id={id} className="panel-filters" mod={{ open: isOpen }} {...near}>
        {(isOpen || !isPhone) && children}
      </Box>
    </>
  );
};
