import { type SettingGroup, settingGroups, textGroups } from '#contract/setting-words';
import type { OwnDetails } from '#contract/settings';

const parts = { settings: settingGroups, texts: textGroups };
export const partNames = { settings: 'ajustes', texts: 'textos' } as const;
export type Part = keyof typeof parts;

/** The pages of a part, without settings that the site does not have, and texts of pages that are off. */
export const sectionsOf = (
  part: Part,
  own: OwnDetails,
  { printing3d }: { printing3d: boolean },
): readonly SettingGroup[] =>
  parts[part].flatMap(({ keys, ...group }) => {
    if (group.id === '3d' && !printing3d) return [];
    const shown = keys.filter((key) => {
      const detail = key === 'printing3d' ? 'printingTexts' : key;
      return !(detail in own) || own[detail as keyof OwnDetails] !== null;
    });
    return shown.length > 0 ? [{ ...group, keys: shown }] : [];
  });

/** The id of a setting's place on its page. */
export const placeOf = (key: string) => `ajuste-${key}`;

/** The page that an address means: that of its setting, else the one that it names, else the first. */
export const sectionAt = (sections: readonly SettingGroup[], { hash, search }: { hash: string; search: string }) => {
  const asked = new URLSearchParams(search).get('seccion');
  return (
    sections.find(({ keys }) => keys.some((key) => hash === `#${placeOf(key)}`)) ??
    sections.find(({ id }) => id === asked) ??
    sections[0]
  );
};
