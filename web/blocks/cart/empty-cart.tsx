import { messages } from '#contract/plain/messages';
import { paths } from '#web/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const EmptyCart = () => (
  <EmptyState
    icon="cart"
    title={messages['order.empty']}
    action={
      <LinkButton to={paths.products()} look="quiet">
        Ver productos
      </LinkButton>
    }
  />
);
