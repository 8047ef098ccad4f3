import { Box, Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '#web/panel/use-is-phone';

type Props = Pick<ComponentProps<'div'>, 'onFocus' | 'onPointerEnter'> & {
  /** How many of them narrow the list. */
  count: number;
  children: ReactNode;
};

/** The filters of a list in one row; on a phone they stand behind a button. */
export const FilterFold = ({ count, children, ...near }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const id = useId();
  return (
    <>
      <Button
        hiddenFrom="sm"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        {isOpen ? 'Cerrar filtros' : `Filtros${count > 0 ? ` (${count})` : ''}`}
      </Button>
      <Box id={id} className="panel-filters" mod={{ open: isOpen }} {...near}>
        {(isOpen || !isPhone) && children}
      </Box>
    </>
  );
};
