import { withoutInvisible } from '#contract/plain/invisible';
import { messages } from '#contract/plain/messages';
import { failuresOfAddress, login } from '#server/accounts/login.service';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { Refusal } from '#server/refusal';

const longest = 254;

const codes: Partial<Record<Refusal['code'], number>> = { 'login.inactive': 10, 'login.invalid': 11 };

const json = (body: object, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** POST /Oauth/access_token, the one call without the envelope (decisions W6): a form in, a token or an error out. */
export const loginEntry: DoorEntry = {
  method: 'POST',
  path: '/Oauth/access_token',
  access: 'anyone',
  limit: failuresOfAddress,
  bodyLimit: 10 * 1024,
  sessionOf: noSession,
  answer: async (ctx, { request, readText }) => {
    const { username, password } = readForm(await readText(), request.headers.get('content-type'));
    const { token, guid } = await login(ctx, username, password);
    return json({ access_token: token, user_guid: guid });
  },
  refuse: ({ status, body: { error: message, fields } }, error) => {
    const code = error instanceof Refusal ? (codes[error.code] ?? status) : status;
    return json({ error: { code, message, ...(fields !== undefined && { fields }) } }, status);
  },
};

const readForm = (text: string, type: string | null) => {
  if (!type?.startsWith('application/x-www-form-urlencoded')) throw new Refusal('call.notForm');
  const form = new URLSearchParams(text);
  if (form.get('grant_type') !== 'password') throw new Refusal('call.shape', { path: 'grant_type' });
  const username = withoutInvisible(form.get('username') ?? '').trim();
  const password = form.get('password') ?? '';
  const fields: Record<string, string> = {};
  if (username === '') fields.username = messages['field.required'];
  if (password === '') fields.password = messages['field.required'];
  if (Object.keys(fields).length > 0) throw new Refusal('call.fields', {}, { fields });
  // No account has such an e-mail, and the database takes no NUL.
  if (username.includes('\0') || username.length > longest || password.length > longest)
    throw new Refusal('login.invalid');
  return { username, password };
};
