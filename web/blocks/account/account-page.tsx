import type { ReactNode } from 'react';
import { ScreenHeading } from '#web/blocks/screen-heading.tsx';

type Props = {
  title: string;
  wide?: boolean;
  /** Whether it took the place of another screen at the same address. */
  isNext?: boolean;
  /** The sentence shown where there is no JavaScript. */
  withoutScript?: string;
  children: ReactNode;
};

const accountNeedsScript = 'Para usar tu cuenta hace falta JavaScript. Activalo en tu navegador.';

/** A page with one small form about an account. */
export const AccountPage = ({
  title,
  wide = false,
  isNext = false,
  withoutScript = accountNeedsScript,
  children,
}: Props) => (
  <div className={`mx-auto grid gap-5 px-4 py-8 md:py-12 ${wide ? 'max-w-text' : 'max-w-dialog'}`}>
    {isNext ? <ScreenHeading title={title} /> : <h1 className="text-2xl font-bold">{title}</h1>}
    {withoutScript && (
      <noscript>
        <p className="rounded-card bg-fair-soft px-4 py-3 font-medium text-fair">{withoutScript}</p>
      </noscript>
    )}
    {children}
  </div>
);
