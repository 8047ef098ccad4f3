import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ThirdParties as Given } from '#contract/plain/third-parties';
import { consent, useConsent } from '#web/data/consent';
import { useSite } from '#web/data/site';
import { Button } from '#web/ui/button.tsx';
import { type Count, openAnalytics } from './analytics.ts';
import { openChat } from './chat.ts';
import { countedPath, isSecret } from './counted-path.ts';
import { useCounting } from './use-counting.ts';

const purposes = ({ chat, analytics }: Given) =>
  [chat !== null && 'chatear con vos', analytics && 'contar las visitas'].filter(Boolean).join(' y ');

const none: Given = { chat: null, analytics: null };

// A loaded script stays as long as the page.
const loaded: { count?: Count; chat?: true } = {};

/** A chat reads the page's own address, who counts only what it is told. */
const load = ({ chat, analytics }: Given, isHidden: boolean) => {
  if (analytics) loaded.count ??= openAnalytics(analytics);
  if (chat === null || isHidden || loaded.chat) return;
  loaded.chat = true;
  openChat(chat);
};

/** Asks once whether services of others may be loaded, loads them where they may, and offers to choose again. */
export const ThirdParties = () => {
  const given = useSite().thirdParties ?? none;
  const chosen = useConsent();
  const { pathname } = useLocation();
  const isOn = chosen === 'given' && countedPath(pathname) !== undefined;
  const isHidden = isSecret(pathname);
  useEffect(() => {
    if (isOn) load(given, isHidden);
  }, [given, isOn, isHidden]);
  useCounting(isOn, (what, url) => loaded.count?.(what, url));
  const refuse = () => {
    consent.set('refused');
    // Only a new page is free of what is loaded.
    if (loaded.count || loaded.chat) window.location.reload();
  };
  return (
    <>
      <button type="button" className="min-h-9 px-2 underline" onClick={() => consent.set(null)}>
        Preferencias de privacidad
      </button>
      {chosen === null && (
        <section
          aria-label="Privacidad"
          className="fixed inset-x-0 bottom-0 z-40 border-t border-neutral-200 bg-white px-4 py-3 text-left text-sm text-neutral-900"
        >
          <div className="mx-auto flex max-w-page flex-wrap items-center gap-3">
            <p className="grow">
              Para {purposes(given)} usamos servicios de terceros. Solo se cargan si aceptás; podés cambiarlo al pie de
              la página.
            </p>
            <div className="flex gap-3">
              <Button look="quiet" onClick={refuse}>
                Rechazar
              </Button>
              <Button look="quiet" onClick={() => consent.set('given')}>
                Aceptar
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
};
