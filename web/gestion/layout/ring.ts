import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

const allowed = createBrowserStore('panel-ring', false, (stored) => stored === true);
export const useRings = () => useBrowserStore(allowed);

/** Says whether new orders ring in this browser; who lets them hears how. */
export const allowRing = (isAllowed: boolean) => {
  allowed.set(isAllowed);
  ring();
};

/** Two notes, where they are allowed. A browser plays none on a page that nobody has touched. */
export const ring = () => {
  if (!allowed.get() || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const [note, volume] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime;
  note.frequency.setValueAtTime(880, now);
  note.frequency.setValueAtTime(1175, now + 0.15);
  volume.gain.setValueAtTime(0.2, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.6);
  note.connect(volume).connect(audio.destination);
  note.onended = () => void audio.close();
  note.start();
  note.stop(now + 0.6);
};
