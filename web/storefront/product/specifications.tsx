import type { Product } from '#contract/catalogue';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from './section.tsx';

const link = 'inline-flex min-h-9 items-center gap-1 text-brand-700 hover:underline';

type Props = { product: Pick<Product, 'specifications' | 'relatedLinks'> };

/** Specifications as a table, and links to read on. */
export const Specifications = ({ product: { specifications, relatedLinks } }: Props) =>
  specifications.length + relatedLinks.length === 0 ? null : (
    <Section id="especificaciones" title="Especificaciones">
      {specifications.length > 0 && (
        <table className="w-full border-y border-neutral-200 text-sm">
          <tbody>
            {specifications.map(({ id, key, value }) => (
              <tr key={id} className="odd:bg-neutral-50">
                <th scope="row" className="w-2/5 px-3 py-2 text-left align-top font-medium text-neutral-700">
                  {key}
                </th>
                <td className="px-3 py-2 tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {relatedLinks.length > 0 && (
        <ul className="mt-4">
          {relatedLinks.map(({ id, name, url }) => (
            <li key={id}>
              {url.startsWith('/') ? (
                <Link to={url} className={link}>
                  {name} <Icon name="arrow-right" className="size-4" />
                </Link>
              ) : (
                <a href={url} rel="noopener nofollow" target="_blank" className={link}>
                  {name} <Icon name="external" className="size-4" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
