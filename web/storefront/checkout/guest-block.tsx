import type { Guest } from '#web/data/guest';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Block } from './block.tsx';
import { refusedWords } from './field-words.ts';

type Props = { guest: Guest; errors: Record<string, string> };

/** The visitor who buys without an account, as he typed it. */
export const GuestBlock = ({ guest: { email, name, phone }, errors }: Props) => {
  const wrong = ['email', 'name', 'phone'].flatMap((field) =>
    errors[field] ? refusedWords(field, errors[field]) : [],
  );
  return (
    <Block number={1} title="Datos">
      <div data-fields="email name phone" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{name}</span>
          <br />
          {email}
          <br />
          {phone}
        </p>
        <Link to={paths.login(paths.checkout)} className="flex min-h-11 items-center text-brand-700 underline">
          Cambiar
        </Link>
      </div>
      {wrong.length > 0 && <Notice tone="bad">{wrong.join(' · ')}</Notice>}
    </Block>
  );
};
