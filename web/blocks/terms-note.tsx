import type { ReactNode } from 'react';
import { infoPaths } from '#web/info-paths';

/**
 * The texts that one agrees to with a button, and others that hold. They open beside the page, so that typed values
 * stay.
 */
export const TermsNote = ({ action }: { action: string }) => (
  <p className="text-sm text-neutral-600">
    {action} aceptás los <Beside to={infoPaths.terms}>Términos y condiciones</Beside> y la{' '}
    <Beside to={infoPaths.privacy}>Política de privacidad</Beside>. Antes podés leer{' '}
    <Beside to={infoPaths.deliveries}>Envíos y devoluciones</Beside> y{' '}
    <Beside to={infoPaths.withdrawal}>Arrepentimiento de compra</Beside>.
  </p>
);

const Beside = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener" className="text-brand-700 underline">
    {children}
  </a>
);
