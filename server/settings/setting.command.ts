import { z } from 'zod';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import { lockSettings, writeSettings } from './edit-settings.service.ts';
import { readSetting, settingKeys } from './settings.service.ts';

const given = z.object({
  site: z.string().optional(),
  /** All of them where none is named. */
  key: z.string().optional(),
  /** As a person writes it: text, else JSON; a hyphen gives back what the site starts with. None changes nothing. */
  value: z.string().optional(),
});
export type SettingCommand = z.infer<typeof given>;

/** Settings in force afterwards. */
export type SettingsReport = { site: string; settings: { key: string; value: unknown }[] };

const unfit = (key: string, value: string, error: string) =>
  new Mistake(`«${value}» no sirve para el ajuste «${key}»${error && `: ${error}`}`);

/** `npm run setting` inside the process that has the database open. Throws a sentence where a name or a value is wrong. */
export const settingCommand =
  (ctxOf: (site?: string) => Ctx): CommandHandler =>
  async (input): Promise<SettingsReport> => {
    const { site, key: named, value } = given.parse(input);
    const { site: own } = ctxOf(site);
    const known = settingKeys.filter((key) => named === undefined || key === named);
    const [key] = known;
    if (key === undefined) throw new Mistake(`No hay un ajuste «${named}»: son ${settingKeys.join(', ')}.`);
    if (named !== undefined && value !== undefined)
      await inTransaction(ctxOf(site), async (inside) => {
        const { error, read } = value === '-' ? { read: own.settings[key] } : readSetting(key, value);
        if (error !== undefined) throw unfit(key, value, error);
        await writeSettings(inside, await lockSettings(inside), { [key]: read }).catch((fault: unknown) => {
          const said = fault instanceof Refusal ? Object.values(fault.extras.fields ?? {}) : [];
          throw said.length > 0 ? unfit(key, value, said.join('. ')) : fault;
        });
      });
    const { settings } = ctxOf(site);
    return { site: own.id, settings: known.map((one) => ({ key: one, value: settings[one] })) };
  };
