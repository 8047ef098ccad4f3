import { Message } from '#web/blocks/error-page.tsx';
import { tooShort } from '#web/data/list-words';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { kindWords } from './list-title.ts';

/** Message in place of a list whose text is too short to search for. */
export const TooShort = () => (
  <Message icon="search" title={tooShort}>
    <div className="mt-6">
      <LinkButton to={paths.products({ search: '' })} look="quiet">
        {kindWords[useSite().site.kind].all}
      </LinkButton>
    </div>
  </Message>
);
