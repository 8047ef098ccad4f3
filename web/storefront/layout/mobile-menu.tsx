import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { Catalogue } from './catalogue-links.ts';

const load = async () => (await import('./menu-drawer.tsx')).MenuDrawer;
const MenuDrawer = onDemand(load);

/** Opens the site's menu on phones. */
export const MobileMenu = ({ categories, makers }: Catalogue) => {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menú"
        className="lg:hidden"
        aria-haspopup="dialog"
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked && (
        <MenuDrawer
          {...{ categories, makers, open }}
          onClose={() => setOpen(false)}
          onMissing={() => setAsked(false)}
        />
      )}
    </>
  );
};
