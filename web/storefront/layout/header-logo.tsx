import { useSite } from '#web/data/site';
import { LogoText } from './logo-text.tsx';

/** The logo as the header has it. Only the server renders it: see logo.tsx. */
export const HeaderLogo = () => {
  const { site } = useSite();
  const word = <span className="text-xl font-extrabold tracking-tight">{site.logo.word}</span>;
  return <LogoText site={site} mark="size-9 lg:size-10" word={word} />;
};
