import { z } from 'zod';
import { makeAdministrator } from '#server/accounts/administrator.service';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';

const given = z.object({ email: z.string() });
export type AdminCommand = z.infer<typeof given>;

/** `npm run admin` inside the process that has the database open. Answers a MadeAdministrator. */
export const adminCommand =
  (ctxOf: () => Ctx): CommandHandler =>
  (input) =>
    makeAdministrator(ctxOf(), given.parse(input).email);
