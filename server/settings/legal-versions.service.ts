import type { Output } from '#contract/contract';
import type { LegalTexts } from '#contract/site-texts';
import type { Ctx } from '#server/ctx';
import { historyOf } from '#server/history/history.service';

const most = 100;

/**
 * Versions of the site's legal texts, the newest first, each with its dates. One without sections is that of the
 * program (docs/decisions/015-site-texts.md). Empty where the shop never wrote its own. More than a hundred changes are
 * cut to the last hundred.
 */
export const listLegalVersions = async (ctx: Ctx): Promise<Output<'setting/listLegalVersions'>> => {
  const { id } = ctx.site;
  const changes = await historyOf(ctx, { entity: 'setting', id, site: id }, { field: 'legalTexts', rowsMax: most + 1 });
  const written = changes.slice(0, most).map(({ at, by, to }, index) => ({
    ...partsOf(to),
    since: at.toISOString(),
    until: changes[index - 1]?.at.toISOString() ?? null,
    by,
  }));
  // The text before an older change is not that of the beginning.
  if (changes.length > most) return { data: written };
  const first = changes.at(-1);
  const before = { ...partsOf(first?.from), since: null, until: first?.at.toISOString() ?? null, by: null };
  return { data: first ? [...written, before] : [] };
};

const partsOf = (value: unknown) => {
  const texts = value as LegalTexts | undefined;
  return { version: texts?.version ?? null, sections: texts?.sections ?? [] };
};
