import type { HandlersOf } from '#server/http/handlers';
import { changeSettings, findSettings } from '#server/settings/edit-settings.service';

export const settingsRoutes: HandlersOf<'setting/find' | 'setting/update'> = {
  'setting/find': findSettings,
  'setting/update': changeSettings,
};
