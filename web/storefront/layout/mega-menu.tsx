import { useEffect, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { ScriptlessMenu } from './scriptless-menu.tsx';
import { useDetails } from './use-details.ts';

const load = async () => (await import('./menu-panel.tsx')).MenuPanel;
const MenuPanel = onDemand(load);

/** All categories and the makers, one press away on wide screens. It loads when it is first opened: some hundred links. */
export const MegaMenu = ({ label, ...catalogue }: Catalogue & { label: string }) => {
  const ref = useDetails();
  const [wasOpened, setOpened] = useState(false);
  const fill = () => {
    if (ref.current?.open) setOpened(true);
  };
  // A press may have come before this code did.
  useEffect(fill, [ref]);
  return (
    <details ref={ref} className="group" onToggle={fill}>
      <summary
        onPointerEnter={() => void load().catch(() => undefined)}
        className="flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold hover:bg-white/10"
      >
        {label}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {wasOpened && <MenuPanel {...catalogue} onMissing={() => setOpened(false)} />}
      {import.meta.env.SSR ? <ScriptlessMenu {...catalogue} /> : <noscript />}
    </details>
  );
};
