import type { FormEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '#web/data/site';
import { missing, onDemand } from '#web/ui/on-demand.tsx';
import { serverHtml } from '#web/ui/server-html';
import { toast } from '#web/ui/toast';
import { FooterText } from './footer-text.tsx';

const ThirdParties = onDemand(async () => (await import('./third-parties/third-parties.tsx')).ThirdParties);

const id = 'footer-text';
const text = serverHtml(id);

/** Stands under every page. */
export const Footer = () => {
  const { thirdParties } = useSite();
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || 'reload' in link.dataset) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(form),
      () => toast.error(missing),
    );
  };
  return (
    <footer className="mt-16 bg-brand-950 text-neutral-200">
      {import.meta.env.SSR ? (
        <FooterText id={id} />
      ) : (
        <div id={id} suppressHydrationWarning onClick={onClick} onSubmit={onSubmit} dangerouslySetInnerHTML={text} />
      )}
      {thirdParties && (
        <div className="pb-5 text-center text-xs">
          <ThirdParties silent />
        </div>
      )}
    </footer>
  );
};
