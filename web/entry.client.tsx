import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyTap, tellEarlyText } from '#web/early-tap';
import { askForPageCode } from '#web/page-code';
import { mayLeave } from '#web/ui/connection';

/**
 * Asked before anything of the next page is fetched: without a connection the page in sight stays. Back and forward have
 * changed the address by then, so they go on to the error page, which is tried again at its own address.
 */
const getContext = () =>
  window.event instanceof PopStateEvent || mayLeave()
    ? new RouterContextProvider()
    : new Promise<never>(() => undefined);

const earlyTap = takeEarlyTap();

const Shop = () => {
  useEffect(askForPageCode, []);
  useLayoutEffect(() => earlyTap.live(), []);
  useEffect(() => {
    earlyTap.press();
    tellEarlyText();
  }, []);
  return <HydratedRouter getContext={getContext} />;
};

// One of a shop that stood here before would answer in this one's place.
navigator.serviceWorker?.getRegistrations().then(
  (found) => found.map((worker) => worker.unregister()),
  () => {},
);

// A navigation that gives way to another while its answer is read rejects promises of the router's that nobody waits for.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
});
