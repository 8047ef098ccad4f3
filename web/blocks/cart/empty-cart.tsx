import { formMessages } from '#contract/plain/form-messages';
import { paths } from '#web/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const EmptyCart = () => (
  <EmptyState
    icon="cart"
    title={formMessages['order.empty']}
    action={
      <LinkButton to={paths.products()} look="quiet">
        Ver productos
      </LinkButton>
    }
  />
);
