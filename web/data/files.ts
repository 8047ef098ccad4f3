import { dropRefused, unreachable } from '#web/data/call';
import { session } from '#web/data/session';

/** Asks for what is no call as whoever is signed in; a 401 or 403 signs out. Throws where the shop is not reached. */
export const sendAs = async (address: string, { method = 'GET', body }: { method?: string; body?: FormData } = {}) => {
  const { token } = session.get();
  const headers = { 'x-device-agent': 'web', ...(token && { authorization: `OAuth ${token}` }) };
  const response = await fetch(address, { method, headers, ...(body && { body }) });
  dropRefused(token, response);
  return response;
};

/** A file as whoever is signed in gets it, or why not. */
export const getFile = async (address: string): Promise<{ ok: true; file: Blob } | { ok: false; error: string }> => {
  try {
    const response = await sendAs(address);
    if (response.ok) return { ok: true, file: await response.blob() };
    return { ok: false, error: await response.text() };
  } catch {
    return { ok: false, error: unreachable };
  }
};

/** Lets the browser store a file under that name. */
export const storeFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
