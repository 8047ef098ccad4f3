import { infoPaths } from '#web/info-paths';

const look = 'text-brand-700 underline';

/** What one agrees to with a button; the pages open beside, so that what was typed stays. */
export const TermsNote = ({ action }: { action: string }) => (
  <p className="text-sm text-neutral-600">
    {action} aceptás los{' '}
    <a href={infoPaths.terms} target="_blank" rel="noopener" className={look}>
      Términos y condiciones
    </a>{' '}
    y la{' '}
    <a href={infoPaths.privacy} target="_blank" rel="noopener" className={look}>
      Política de privacidad
    </a>
    .
  </p>
);
