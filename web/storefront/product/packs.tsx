import type { Pack } from '#contract/catalogue';
import { isOnRequest } from '#contract/plain/on-request';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';

/** The same thing in other quantities, where there are any. */
export const Packs = ({ packs }: { packs: readonly Pack[] }) =>
  packs.length > 0 && (
    <nav aria-label="Otras cantidades" className="flex flex-wrap gap-2">
      {packs.map(({ code, units, price }) => (
        <LinkButton key={code} to={paths.product(code)} look="quiet">
          {units === 1 ? 'Por unidad' : `Pack x${units}`}
          {price !== undefined && !isOnRequest(price) && (
            <span>
              · <Money cents={price} />
            </span>
          )}
        </LinkButton>
      ))}
    </nav>
  );
