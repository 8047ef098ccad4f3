import type { ReactNode } from 'react';

/** A page with one small form about an account. */
export const AccountPage = ({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) => (
  <div className={`mx-auto grid gap-5 px-4 py-8 md:py-12 ${wide ? 'max-w-text' : 'max-w-dialog'}`}>
    <h1 className="text-2xl font-bold">{title}</h1>
    <noscript>
      <p className="rounded-card bg-fair-soft px-4 py-3 font-medium text-fair">
        Para usar tu cuenta hace falta JavaScript. Activalo en tu navegador.
      </p>
    </noscript>
    {children}
  </div>
);
