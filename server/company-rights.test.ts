import { describe, expect, test } from 'vitest';
import { positions, type Sight } from '#contract/plain/positions';
import { mayAt, moversAt, seesOfCompany } from '#server/company-rights';
import type { Session } from '#server/ctx';
import { aSession } from '#server/test/a-session';

const company = 7;
const employed = (position: string, companyId = company) => [{ companyId, position, ownSite: null }];

// Decisions A3, written a second time on purpose: position, role, what he sees of the company, as whom he moves its orders.
describe('what a position opens', () => {
  const rows: [string, Session, Sight[], string[]][] = [
    ['SEL with the role seller', aSession(['seller'], employed('SEL')), ['orders', 'settings', 'people'], ['seller']],
    ['SEL without it', aSession([], employed('SEL')), [], []],
    ['COM with the role seller', aSession(['seller'], employed('COM')), [], []],
    ['COM without it', aSession([], employed('COM')), [], []],
    ['a position that nobody knows', aSession(['seller'], employed('constructor')), [], []],
    ['SEL of another company', aSession(['seller'], employed('SEL', 8)), [], []],
    [
      'SEL of another company, COM of this one',
      aSession(['seller'], [...employed('SEL', 8), ...employed('COM')]),
      [],
      [],
    ],
    ['a seller whom nobody employs', aSession(['seller']), [], []],
    ['an administrator', aSession(['administrator']), ['orders', 'settings', 'people'], ['seller']],
  ];
  test.each(rows)('%s', (_, who, sees, moves) => {
    const seen = (['orders', 'settings', 'people'] as const).filter((what) => seesOfCompany(who, company, what));
    expect([seen, moversAt(who, company)]).toEqual([sees, moves]);
    const does = (['moves', 'decides', 'notes', 'sells'] as const).filter((verb) => mayAt(who, company, verb));
    expect(does).toEqual(moves.length > 0 ? ['moves', 'decides', 'notes', 'sells'] : []);
  });

  test('of no company, nothing opens but to an administrator', () => {
    expect(seesOfCompany(aSession(['seller'], employed('SEL')), undefined, 'settings')).toBe(false);
    expect(seesOfCompany(aSession(['administrator']), undefined, 'settings')).toBe(true);
  });

  test('the table names the positions that the shop knows', () => {
    expect(Object.keys(positions)).toEqual(['SEL', 'COM']);
  });
});
