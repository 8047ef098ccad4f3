import { useSite } from '#web/data/site';

/** Says on every page of a demo that nothing here is real. */
export const DemoBar = () =>
  useSite().isDemo && (
    <aside aria-label="Aviso" className="bg-neutral-900 px-4 py-1.5 text-center text-sm text-white">
      <strong>Demostración</strong>: no se vende nada de verdad.
    </aside>
  );
