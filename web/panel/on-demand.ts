import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { tell } from '#web/panel/toast.tsx';

/** `waiting` stands in its place meanwhile. */
type Given = { waiting?: ReactNode };
type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A dialog or an editor whose code is fetched when it is shown, with `isLikely` two seconds after the panel was opened. A
 * failure is said when it is shown, and not remembered.
 */
export const onDemand = <P extends object>(load: Load<P>, { isLikely = false } = {}): ComponentType<P & Given> => {
  let loaded: ComponentType<P> | undefined;
  if (isLikely && !import.meta.env.SSR) setTimeout(() => load().catch(() => undefined), 2000);
  return ({ waiting = null, ...props }) => {
    const [Part, setPart] = useState(() => loaded);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => {
          setLost(true);
          tell({ text: 'No pudimos abrirlo: revisá la conexión y recargá la página.', isBad: true });
        },
      );
    }, []);
    if (Part) return createElement(Part, props as unknown as P);
    return isLost ? null : waiting;
  };
};
