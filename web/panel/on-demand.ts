import { type ComponentType, createElement, useEffect, useState } from 'react';
import { tell } from '#web/panel/toast.tsx';

/** A dialog or an editor whose code is fetched when it is shown. A failure is said and not remembered. */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined;
  return (props) => {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => tell({ text: 'No pudimos abrirlo: revisá la conexión y recargá la página.', isBad: true }),
      );
    }, []);
    return Part ? createElement(Part, props) : null;
  };
};
