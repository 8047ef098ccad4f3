import type { User } from '#contract/accounts';
import { signOut } from '#web/data/sign-out';
import { useSite } from '#web/data/site';
import { isStaff } from '#web/data/user';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { MenuItem } from './menu-item.tsx';
import { menuOpener } from './menu-opener.ts';
import { myOrders } from './own-links.ts';
import { useDetails } from './use-details.ts';

// It knows parts, which no page of a buyer needs.
const EditLink = onDemand(async () => (await import('./edit-link.tsx')).EditLink);

/** The pages of a signed-in user, and the way out. */
export const OwnMenu = ({ user }: { user: User }) => {
  const ref = useDetails();
  const { hasConfigPage } = useSite();
  const name = user.firstName || user.name || user.email;
  return (
    <details ref={ref} className="relative">
      {user.isSeller && <EditLink silent />}
      <summary className={menuOpener}>
        <Icon name="user" className="size-6" />
        <span className="sr-only sm:not-sr-only sm:max-w-32 sm:truncate">{name}</span>
        <Icon name="chevron-down" className="size-4 max-sm:hidden" />
      </summary>
      <nav
        aria-label="Mi cuenta"
        className="absolute top-full right-0 z-30 w-64 animate-appear rounded-card border border-neutral-200 bg-white p-2 shadow-float"
      >
        <p className="truncate px-3 py-2 text-sm text-neutral-600">{user.email}</p>
        <MenuItem to={paths.profile} icon="user" label="Perfil" />
        <MenuItem to={paths.myOrders} icon="box" label={myOrders} />
        <MenuItem to={paths.favourites} icon="heart" label="Favoritos" />
        {isStaff(user) && <MenuItem to={paths.panel} icon="settings" label="Gestión" reloadDocument />}
        {user.sellsFor.map(({ id, name: company, isOwn }) => (
          <div key={id} className="mt-2 border-t border-neutral-200 pt-2">
            <p className="truncate px-3 py-1 text-sm font-semibold text-neutral-600">{company}</p>
            <MenuItem to={paths.companyOrders(id)} icon="truck" label="Pedidos" reloadDocument />
            {hasConfigPage && isOwn && <MenuItem to={paths.companyConfig(id)} icon="settings" label="Configuración" />}
          </div>
        ))}
        <button
          type="button"
          onClick={() => void signOut()}
          className="mt-2 flex min-h-11 w-full items-center gap-3 rounded-control border-t border-neutral-200 px-3 hover:bg-neutral-100"
        >
          <Icon name="logout" />
          Salir
        </button>
      </nav>
    </details>
  );
};
