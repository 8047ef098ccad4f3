import { adminCommand } from '#server/accounts/administrator.command';
import { backupCommand } from '#server/backup/backup.command';
import { logosCommand } from '#server/catalogue/brand-logos.command';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import { exportCommand } from '#server/import/export.command';
import { importCommand } from '#server/import/import.command';
import { paymentsCommand } from '#server/payments/payments.command';
import { settingCommand } from '#server/settings/setting.command';
import type { Shop } from '#server/shop';
import { type DemoReach, demoCommand } from './demo.ts';

/** Handlers of the commands of `scripts/`, by name, in the process that has the database open. */
export const shopCommands = (shop: Shop, reach: DemoReach): Record<string, CommandHandler> => {
  const ctxOf = (id?: string) => {
    const ids = shop.served.map(({ site }) => site.id);
    const [first] = shop.served;
    if (!id && ids.length > 1)
      throw new Mistake(`La tienda atiende varios sitios: decí cuál con --sitio (${ids.join(', ')}).`);
    const served = id ? shop.served.find(({ site }) => site.id === id.toUpperCase()) : first;
    if (!served) throw new Mistake(`La tienda no atiende el sitio ${id}: puede ser ${ids.join(', ')}.`);
    return shop.systemCtx(served.site);
  };
  const ctxOfFirst = () => ctxOf(shop.served[0]?.site.id);
  return {
    import: importCommand(ctxOf, ctxOfFirst),
    export: exportCommand(ctxOf),
    admin: adminCommand(ctxOfFirst),
    logos: logosCommand(ctxOfFirst),
    setting: settingCommand(ctxOf),
    backup: backupCommand(ctxOfFirst, shop.backups),
    payments: paymentsCommand(shop),
    demo: demoCommand(shop, reach),
  };
};
