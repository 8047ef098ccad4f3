import { formMessages } from '#contract/plain/form-messages';
import { unreachable } from '#web/data/call';
import { session } from '#web/data/session';
import { translated } from '#web/data/translated';

/** `code` is the login's own (10: not activated); 0 where the shop was not reached. */
type LoginAnswer = { ok: true } | { ok: false; code: number; error: string; fields: Record<string, string> };

export const notActivated = 10;
/** The e-mail or the password is wrong. */
const wrongCredentials = 11;

const known: Record<number, string> = {
  [notActivated]: formMessages['login.inactive'],
  [wrongCredentials]: formMessages['login.invalid'],
  18: formMessages['login.invalid'],
};

type Body = {
  access_token?: string;
  user_guid?: string;
  error?: { code?: number | string; message?: string; fields?: Record<string, string> };
};

/** Signs in and keeps the session. */
export const login = async (email: string, password: string): Promise<LoginAnswer> => {
  const form = { client_id: 'web', grant_type: 'password', scope: 'FullControl', username: email, password };
  try {
    const response = await fetch('/Oauth/access_token', {
      method: 'POST',
      headers: { 'x-device-agent': 'web' },
      body: new URLSearchParams(form),
    });
    const { access_token: token, user_guid: guid, error } = (await response.json()) as Body;
    if (response.ok && token && guid) {
      session.start({ token, guid });
      return { ok: true };
    }
    const code = Number(error?.code ?? response.status);
    return { ok: false, code, error: sentenceOf(code, error?.message ?? ''), fields: error?.fields ?? {} };
  } catch {
    return { ok: false, code: 0, error: unreachable, fields: {} };
  }
};

// Codes from 400 on are those of HTTP, whose sentences say what to do.
const sentenceOf = (code: number, message: string) => {
  const sentence = translated(message);
  return known[code] ?? (code >= 400 && sentence !== '' ? sentence : `${code}: ${sentence}`);
};
