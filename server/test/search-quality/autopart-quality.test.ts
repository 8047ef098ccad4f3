import { test } from 'vitest';
import { buildFamilies } from '#server/read-model/families/family-index';
import { alternativesOf } from '#server/search/alternatives';
import { searchFamilies } from '#server/search/families/search-families';
import { nam } from '#sites/nam';
import { aFamilyQuery } from '../search/a-family-document.ts';
import { autopartMisses, autopartQueries } from './autopart-queries.ts';
import { demoDocuments, seenFamilies } from './demo-families.ts';
import { expectAim } from './expect-aim.ts';
import type { QualityFamily } from './right-family.ts';

const index = await buildFamilies(
  (async function* () {
    yield demoDocuments;
  })(),
);
const seen = new Map(seenFamilies.map((family) => [family.family, family]));

const lineOf = (family: QualityFamily | undefined): string => {
  const fits = family?.fitments.map(({ model, engine, application, from, to }) =>
    application ? application : `${model} ${engine} ${from}-${to}`,
  );
  return `${family?.family} ${family?.category} [${family?.codes.join(' ')}] ${fits?.slice(0, 4).join(', ')}`;
};

/** The first three answers of a visitor. */
const ask = (text: string) => {
  const alternatives = alternativesOf(nam.settings, text);
  const { found, total, nearest } = searchFamilies(index, aFamilyQuery({ text, alternatives, rowsMax: 3 }));
  const first = found.map(({ slot }) => {
    const code = index.families.codes.values[index.slots.family[slot] ?? 0] ?? '';
    return seen.get(code);
  });
  return { first, total, nearest };
};

const asked = autopartQueries.map(({ text, isRight }) => {
  const { first, nearest } = ask(text);
  const fits = first.map((family) => family !== undefined && isRight(family));
  return {
    text,
    nearest,
    lines: first.map(lineOf),
    first: !nearest && fits[0] === true,
    inThree: !nearest && fits.includes(true),
  };
});
const missed = autopartMisses.map(({ text, isOffered }) => {
  const { first, total, nearest } = ask(text);
  const fits = first.map((family) => family !== undefined && isOffered !== undefined && isOffered(family));
  const honest = total === 0 || (nearest && isOffered !== undefined);
  return {
    text,
    nearest,
    lines: first.map(lineOf),
    first: honest && fits[0] !== false,
    inThree: honest && (total === 0 || fits.includes(true)),
  };
});
const all = [...asked, ...missed];

/** The last run measured these; the owner asked for 92 in a hundred right first and all within the first three. */
const aim = { first: 178, inThree: 178 };

test(`${all.length} queries of an autoparts counter: how many are answered right first, and within the first three`, () => {
  const wrong = all
    .filter(({ first }) => !first)
    .map(
      ({ text, inThree, nearest, lines }) =>
        `${inThree ? '2-3' : ' no'}${nearest ? ' nearest' : ''} ${text}:\n      ${lines.join('\n      ') || 'nothing'}`,
    );
  expectAim(aim, all, wrong);
});
