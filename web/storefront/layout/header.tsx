import { classes } from '#web/ui/classes';
import { CartMenu } from './cart-menu.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MyVehicle } from './my-vehicle.tsx';
import { SearchBox } from './search-box.tsx';
import { useScrolled } from './use-scrolled.ts';
import { UserMenu } from './user-menu.tsx';

/**
 * Logo, search, own vehicle, account, cart. Its place stays as high as it is, so that nothing below moves when it gets slim: the top
 * of it leaves the screen, and what it holds moves into the rest.
 */
export const Header = ({ catalogue }: { catalogue: Catalogue }) => {
  const scrolled = useScrolled();
  return (
    <>
      <header
        className={classes(
          'sticky -top-2 z-30 bg-white transition-shadow lg:-top-4',
          scrolled && 'shadow-[0_1px_0_var(--neutral-300)]',
        )}
      >
        <div
          className={classes(
            'mx-auto flex h-16 max-w-page items-center gap-1 px-2 transition-transform lg:h-20 lg:gap-6 lg:px-4',
            scrolled && 'translate-y-1 lg:translate-y-2',
          )}
        >
          <MobileMenu {...catalogue} />
          <Logo className="flex min-h-11 items-center gap-2.5 rounded-control pr-2" />
          <SearchBox id="search" className="mx-auto hidden w-full max-w-text md:block" />
          <MyVehicle follows className="w-60 max-lg:hidden xl:w-72" />
          <div className="ml-auto flex items-center gap-1 md:ml-0">
            <UserMenu />
            <CartMenu />
          </div>
        </div>
      </header>
      <div className="px-4 pb-3 md:hidden">
        <SearchBox id="search-phone" />
      </div>
      <MyVehicle className="mx-2 -mt-2 lg:hidden" />
    </>
  );
};
