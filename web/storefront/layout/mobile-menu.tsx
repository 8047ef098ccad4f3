import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Catalogue } from './catalogue-links.ts';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(load);

/** Opens the site's menu on phones. */
export const MobileMenu = ({ categories }: Catalogue) => {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menú"
        className="lg:hidden"
        aria-haspopup="dialog"
        onPointerDown={() => void load()}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked && (
        <Suspense>
          <MenuDrawer categories={categories} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
