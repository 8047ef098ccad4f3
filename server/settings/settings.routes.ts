import type { HandlersOf } from '#server/http/handlers';
import { changeSettings, findSettings } from '#server/settings/edit-settings.service';
import { listLegalVersions } from '#server/settings/legal-versions.service';
import { locateBranch } from '#server/settings/locate-branch.service';

export const settingsRoutes: HandlersOf<
  'setting/find' | 'setting/update' | 'setting/locate' | 'setting/listLegalVersions'
> = {
  'setting/find': findSettings,
  'setting/update': changeSettings,
  'setting/locate': locateBranch,
  'setting/listLegalVersions': listLegalVersions,
};
