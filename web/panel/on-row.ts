import type { MouseEvent } from 'react';

type Pressed<T> = { record: T; event: Pick<MouseEvent, 'target' | 'currentTarget'> };

/** Opens the thing of a row that is pressed, but for a control in it, or in what such a one opened over the page, which has a deed of its own. */
export const onRow =
  <T>(open: (record: T) => void) =>
  ({ record, event: { target, currentTarget } }: Pressed<T>) => {
    const pressed = target as Element;
    if (currentTarget.contains(pressed) && pressed.closest('a, button, input, label') === null) open(record);
  };
