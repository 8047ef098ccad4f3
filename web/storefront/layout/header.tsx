import { classes } from '#web/ui/classes';
import { onDemand } from '#web/ui/on-demand.tsx';
import { CartMenu } from './cart-menu.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MyVehicle } from './my-vehicle.tsx';
import { SearchBox } from './search-box.tsx';
import { useScrolled } from './use-scrolled.ts';
import { UserMenu } from './user-menu.tsx';

const GoToTop = onDemand(async () => (await import('./go-to-top.tsx')).GoToTop);

/**
 * Logo, search, own vehicle, account, cart. Its place stays as high as it is, so that nothing below moves when it gets slim: the top
 * of it leaves the screen, and what it holds moves into the rest. On phones the search, which stands below, then takes the
 * logo's place, and that of the buttons beside it while somebody types; neither box leaves then.
 */
export const Header = ({ catalogue }: { catalogue: Catalogue }) => {
  const scrolled = useScrolled();
  return (
    <>
      <header
        className={classes(
          'sticky -top-2 z-30 bg-white transition-shadow lg:-top-4',
          scrolled && '[box-shadow:0_1px_0_var(--neutral-300)]',
        )}
      >
        <div
          className={classes(
            'mx-auto flex h-16 max-w-page items-center gap-1 px-2 transition-transform lg:h-20 lg:gap-6 lg:px-4',
            scrolled && '[translate:0_4px] lg:[translate:0_8px]',
          )}
        >
          <MobileMenu {...catalogue} />
          <Logo
            className={classes(
              'min-h-11 items-center gap-2.5 rounded-control pr-2 md:flex',
              scrolled ? 'hidden' : 'flex',
            )}
          />
          <SearchBox
            id="search"
            // On a phone it has the logo's place alone.
            {...(scrolled && !matchMedia('(min-width: 48rem)').matches && { placeholder: 'Buscar' })}
            className={classes('peer mx-auto w-full max-w-text md:block', !scrolled && 'hidden focus-within:block')}
          />
          <MyVehicle follows className="w-60 max-lg:hidden xl:w-72" />
          <div className="ml-auto flex items-center gap-1 max-md:peer-focus-within:hidden md:ml-0">
            <div className="size-11">{scrolled && <GoToTop silent />}</div>
            <UserMenu />
            <CartMenu />
          </div>
        </div>
      </header>
      <SearchBox
        id="search-phone"
        className={classes('mx-4 mb-3 md:hidden', scrolled && 'not-focus-within:invisible')}
      />
      <MyVehicle className="mx-2 -mt-2 lg:hidden" />
    </>
  );
};
