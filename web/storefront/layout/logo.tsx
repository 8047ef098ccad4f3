import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { serverHtml } from '#web/ui/server-html';
import { HeaderLogo } from './header-logo.tsx';

const html = serverHtml('logo');
const row = 'flex items-center gap-2.5';

/** The shop's logo, which leads home. */
export const Logo = ({ className }: { className: string }) => (
  <Link to={paths.home} aria-label={`${useSite().site.name}, página principal`} className={className}>
    {import.meta.env.SSR ? (
      <span id="logo" className={row}>
        <HeaderLogo />
      </span>
    ) : (
      <span id="logo" className={row} suppressHydrationWarning dangerouslySetInnerHTML={html} />
    )}
  </Link>
);
