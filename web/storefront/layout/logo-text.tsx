import type { ReactNode } from 'react';
import { shownLogo } from '#contract/plain/logo';
import type { RootData } from '#web/root-data';

const tones = { brand: 'fill-brand-700', accent: 'fill-accent', light: 'fill-white' };

type Props = { site: Pick<RootData['site'], 'name' | 'logo'>; mark: string; word: ReactNode };

/** The picture that a shop has for its logo, else its drawn mark with `word` beside it. Only the server renders it. */
export const LogoText = ({ site: { name, logo }, mark, word }: Props) => {
  if (logo.picture) return <img {...shownLogo(logo.picture)} alt={name} />;
  return (
    <>
      <svg aria-hidden="true" viewBox={logo.viewBox} className={mark}>
        {logo.shapes.map(({ path, tone }) => (
          <path key={path} d={path} fillRule="evenodd" className={tones[tone]} />
        ))}
      </svg>
      {word}
    </>
  );
};
