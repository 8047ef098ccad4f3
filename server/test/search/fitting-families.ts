import type { FamilyDocument } from '#server/read-model/families/family-document';
import { buildFamilies } from '#server/read-model/families/family-index';
import { type FamilyQuery, searchFamilies } from '#server/search/families/search-families';
import { aFamilyDocument, aFamilyQuery, anApplication, aView } from './a-family-document.ts';

const ids = new Map<string, number>();
const vehicleOf = (name: string): number => {
  const id = ids.get(name) ?? ids.size + 1;
  ids.set(name, id);
  return id;
};

/** A family of a thing that fits vehicles, each said as `Brand/Model/engine/from-to/qualifier`. */
export const fitting = (code: string, thing: string, ...vehicles: string[]): FamilyDocument =>
  aFamilyDocument({
    code,
    views: [aView({ words: { name: thing } })],
    applications: vehicles.map((written) => {
      const [brandName = '', model = '', engine = '', years = '', qualifier = ''] = written.split('/');
      const [from, to] = years.split('-').map((year) => (year ? Number(year) : null));
      const name = [model, engine].filter(Boolean).join(' ');
      const vehicleId = vehicleOf(`${brandName} ${name} ${years}`);
      return anApplication({ vehicleId, brandName, name, engine, qualifier, from: from ?? null, to: to ?? null });
    }),
  });

/** Asks families by a text for their codes in order, 'nearest' before them where they are no more. */
export const askFamilies = async (...documents: FamilyDocument[]) => {
  const index = await buildFamilies(
    (async function* () {
      yield documents;
    })(),
  );
  return (text: string, given: Partial<Pick<FamilyQuery, 'isTyping'>> = {}): string[] => {
    const { found, nearest } = searchFamilies(index, aFamilyQuery({ text, ...given }));
    const codes = found.map(({ slot }) => index.families.codes.values[index.slots.family[slot] ?? 0] ?? '');
    return nearest ? ['nearest', ...codes] : codes;
  };
};
