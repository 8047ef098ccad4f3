import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';

/** The shop's mark and word, which lead home. */
export const Logo = ({ className }: { className?: string }) => {
  const { site } = useSite();
  return (
    <Link to={paths.home} aria-label={`${site.name}, página principal`} className={className}>
      <LogoMark className="size-9 lg:size-10" />
      <span className="text-xl font-extrabold tracking-tight">{site.logo.word}</span>
    </Link>
  );
};

const tones = { brand: 'fill-brand-700', accent: 'fill-accent', light: 'fill-white' };

export const LogoMark = ({ className }: { className: string }) => {
  const { logo } = useSite().site;
  return (
    <svg aria-hidden="true" viewBox={logo.viewBox} className={className}>
      {logo.shapes.map(({ path, tone }) => (
        <path key={path} d={path} fillRule="evenodd" className={tones[tone]} />
      ))}
    </svg>
  );
};
