import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import sheetUrl from './sheet.css?url';

type Props = { onReady?: () => void; isNarrow?: boolean; children: ReactNode };

/**
 * Content that prints in the place of the page, while it is there. `onReady`: its styles are, too; `isNarrow`: on a
 * roll of 80 mm.
 */
export const Sheet = ({ onReady, isNarrow = false, children }: Props) => {
  const [isReady, setReady] = useState(false);
  const ready = () => {
    flushSync(() => setReady(true));
    onReady?.();
  };
  return createPortal(
    <div className={isNarrow ? 'sheet sheet-narrow' : 'sheet'} hidden={!isReady}>
      <link rel="stylesheet" href={sheetUrl} onLoad={ready} />
      {children}
    </div>,
    document.body,
  );
};
