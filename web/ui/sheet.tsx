import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import sheetUrl from './sheet.css?url';

/** What is printed in the place of the page, while it is there. `onReady`: its styles are, too. */
export const Sheet = ({ onReady, children }: { onReady?: () => void; children: ReactNode }) => {
  const [isReady, setReady] = useState(false);
  const ready = () => {
    flushSync(() => setReady(true));
    onReady?.();
  };
  return createPortal(
    <div className="sheet" hidden={!isReady}>
      <link rel="stylesheet" href={sheetUrl} onLoad={ready} />
      {children}
    </div>,
    document.body,
  );
};
