import { Hono } from 'hono';
import { messages } from '#contract/plain/messages';
import { failuresOfAddress, login } from '#server/accounts/login.service';
import type { Ctx } from '#server/ctx';
import { draining, failure } from '#server/http/answer';
import type { CallsOptions } from '#server/http/calls';
import { readBody } from '#server/http/read-body';
import { type Bindings, requestCtx } from '#server/http/request-ctx';
import { Refusal } from '#server/refusal';

const bodyLimit = 10 * 1024;
const longest = 254;

/** POST /Oauth/access_token, the one call without the envelope (decisions W6): a form in, a token or an error out. */
export const mountLogin = (options: CallsOptions) => {
  const app = new Hono<Bindings>();
  app.post('/Oauth/access_token', async (c) => {
    const { ctx, requestId } = requestCtx(options, c);
    const headers = { 'cache-control': 'no-store', 'x-request-id': requestId };
    if (options.isDraining()) return c.json(errorOf(503, draining.body), 503, { ...headers, ...draining.headers });
    try {
      const { token, guid } = await answerLogin(ctx, c.req.raw);
      return c.json({ access_token: token, user_guid: guid }, 200, headers);
    } catch (error) {
      const answer = failure(error, requestId, ctx.log);
      const code = error instanceof Refusal ? (codes[error.code] ?? answer.status) : answer.status;
      return c.json(errorOf(code, answer.body), answer.status as 400, { ...headers, ...answer.headers });
    }
  });
  return app;
};

const codes: Partial<Record<Refusal['code'], number>> = { 'login.inactive': 10, 'login.invalid': 11 };

const errorOf = (code: number, { error, fields }: Record<string, unknown>) => ({
  error: { code, message: error, ...(fields !== undefined && { fields }) },
});

const answerLogin = async (ctx: Ctx, request: Request) => {
  await ctx.limits.take(failuresOfAddress, ctx.client);
  let hasFailed = false;
  try {
    const form = await readForm(request);
    return await login(ctx, form.username, form.password);
  } catch (error) {
    hasFailed = error instanceof Refusal && error.code === 'login.invalid';
    throw error;
  } finally {
    // Only a wrong e-mail or password counts.
    if (!hasFailed) await ctx.limits.giveBack(failuresOfAddress, ctx.client);
  }
};

const readForm = async (request: Request) => {
  const text = await readBody(request, bodyLimit);
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw new Refusal('call.notForm');
  }
  const form = new URLSearchParams(text);
  if (form.get('grant_type') !== 'password') throw new Refusal('call.shape', { path: 'grant_type' });
  const username = form.get('username')?.trim() ?? '';
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
