import type { Brand } from '#contract/catalogue';
import { isBrandLogo } from '#contract/plain/brand-logos';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The brands, by their logo or else their name; each leads to its products. */
export const BrandStrip = ({ brands }: { brands: readonly Brand[] }) => (
  <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8">
    {brands.map(({ id, name, logo }) => (
      <li key={id}>
        <Link to={paths.products({ b: id })} className="brand-tile">
          {logo && isBrandLogo(logo) ? (
            <img src={`/${logo}`} alt={name} loading="lazy" />
          ) : logo ? (
            <Picture image={logo} alt={name} width={160} height={48} sizes="160px" />
          ) : (
            name
          )}
        </Link>
      </li>
    ))}
  </ul>
);
