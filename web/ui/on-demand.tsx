import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { hasConnection } from './connection.ts';
import { toast } from './toast.ts';

type Given = {
  /** Stands in its place meanwhile. */
  waiting?: ReactNode;
  /** Told when the code could not be fetched; who then shows the component anew tries again. */
  onMissing?: () => void;
  /** Nobody asked for it, so nobody is told that it is missing. */
  silent?: boolean;
};

/**
 * A component whose code is fetched when it is first shown. Where that fails a message says so and the page stays as it
 * is: unlike `lazy`, it throws nothing and does not remember the failure.
 */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & Given> => {
  let known: ComponentType<P> | undefined;
  const OnDemand = ({ waiting, onMissing, silent, ...rest }: P & Given) => {
    const [Loaded, setLoaded] = useState(() => known);
    // It is fetched once for each time it is shown, through all changes meanwhile.
    const fail = useEffectEvent(() => {
      if (!silent && hasConnection()) toast.error(missing);
      onMissing?.();
    });
    useEffect(() => {
      let isOver = false;
      const arrive = (component: ComponentType<P>) => {
        known = component;
        if (!isOver) setLoaded(() => component);
      };
      load().then(arrive, () => !isOver && fail());
      return () => {
        isOver = true;
      };
    }, []);
    return Loaded ? <Loaded {...(rest as unknown as P)} /> : waiting;
  };
  return OnDemand;
};

// A file that a newer shop replaced is gone for good.
/** Said where code could not be fetched. */
export const missing = 'No pudimos cargarlo. Probá de nuevo o recargá la página.';
