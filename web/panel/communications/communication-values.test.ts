import { describe, expect, test } from 'vitest';
import type { Communication } from '#contract/communications';
import {
  addedText,
  addressOf,
  changedParms,
  emailOf,
  enteredOf,
  eventOf,
  formValues,
  isMailed,
  newValues,
  nextAuthor,
  ownAuthor,
  presetAddress,
  refusedFields,
  savedAs,
} from './communication-values.ts';

const stored = {
  id: 5,
  type: 'PHO',
  subject: 'Cotización',
  message: 'Pidió precio',
  creatorPersonId: 3,
  creatorPersonName: 'Ana',
  creatorPersonLastName: 'Pérez',
  creatorCompanyId: 1,
  creatorCompanyName: 'La Casa',
  isPrivate: false,
  contactCompanyId: 8,
  contactCompanyName: 'Taller Sur',
  contactPersonId: null,
  contactPersonName: null,
  contactPersonLastName: null,
  lastEvent: 'SCH',
  newDate: '2026-11-28T13:00:00Z',
  sentTo: null,
  contactPhone: null,
  mayChange: true,
  events: [],
} as Communication;
const author = { personId: 3, name: 'Ana', lastName: 'Pérez', companyId: 1, companyName: 'La Casa' };

describe('a stored one', () => {
  test.each([
    ['SCH', 'DON', '2026-11-28T10:00'],
    ['RSC', 'DON', '2026-11-28T10:00'],
    ['DON', 'DON', ''],
    ['CAN', 'CAN', ''],
  ] as const)('whose last event is %s is saved as %s', (lastEvent, as, newDate) => {
    const one = { ...stored, lastEvent };
    expect(savedAs(one)).toEqual({ lastEvent: as });
    expect(formValues(one)).toMatchObject({ author: '3:1', isPrivate: false, newDate, observation: '' });
    const isOpen = as !== lastEvent;
    expect(eventOf(formValues(one), { ...formValues(one), ...savedAs(one) })).toEqual(
      isOpen ? { type: 'DON', observation: '' } : undefined,
    );
  });

  test('left scheduled it has an event only where its hour is another', () => {
    const seen = formValues(stored);
    expect(eventOf(seen, { ...seen, subject: 'Otro' })).toBeUndefined();
    expect(eventOf(seen, { ...seen, newDate: '2026-11-30T23:30', observation: 'Pidió más tarde' })).toEqual({
      type: 'SCH',
      newDate: '2026-12-01T02:30:00.000Z',
      observation: 'Pidió más tarde',
    });
  });

  test('done is now, or when it was', () => {
    const seen = formValues(stored);
    expect(eventOf(seen, { ...seen, lastEvent: 'DON', doneAt: '2026-11-27T09:00' })).toMatchObject({
      type: 'DON',
      newDate: '2026-11-27T12:00:00.000Z',
    });
  });

  test('another author changes the company of a private contact too', () => {
    const seen = formValues({ ...stored, isPrivate: true, contactCompanyId: 1 });
    expect(seen).toMatchObject({ isPrivate: true, contactCompanyId: null });
    expect(changedParms(seen, { ...seen, author: '4:2', subject: 'Otro' })).toEqual({
      subject: { value: 'Otro', before: 'Cotización' },
      creatorPersonId: { value: 4, before: 3 },
      creatorCompanyId: { value: 2, before: 1 },
      contactCompanyId: { value: 2, before: 1 },
    });
    expect(changedParms(seen, seen)).toEqual({});
    expect(changedParms(seen, { ...seen, isPrivate: false, contactCompanyId: 8 })).toEqual({
      isPrivate: { value: false, before: true },
      contactCompanyId: { value: 8, before: 1 },
    });
  });

  test('with one’s own company names it', () => {
    expect(formValues({ ...stored, contactCompanyId: 1, contactCompanyName: 'La Casa' })).toMatchObject({
      isPrivate: false,
      contactCompanyId: 1,
      contactCompanyName: 'La Casa',
    });
  });

  test('whose author was erased stays without one', () => {
    const seen = formValues({ ...stored, creatorPersonId: null });
    expect(changedParms(seen, { ...seen, message: 'Otro' })).toEqual({
      message: { value: 'Otro', before: 'Pidió precio' },
    });
  });
});

describe('a new one', () => {
  test('is a call that is done, by the caller', () => {
    const values = newValues({}, author);
    expect(values).toMatchObject({ type: 'PHO', lastEvent: 'DON', author: '3:1', isPrivate: false, newDate: '' });
    expect(eventOf({}, values)).toEqual({ type: 'DON', observation: '' });
    expect(newValues({}, undefined).author).toBeNull();
  });

  test('takes what it is asked for with', () => {
    const values = newValues(
      { type: 'VIS', lastEvent: 'SCH', newDate: '2026-11-28T13:00:00Z', contactCompanyId: 8 },
      author,
    );
    expect(values).toMatchObject({ type: 'VIS', lastEvent: 'SCH', newDate: '2026-11-28T10:00' });
    expect(enteredOf(values)).toMatchObject({ creatorPersonId: 3, creatorCompanyId: 1, contactCompanyId: 8 });
  });

  test('without an author lacks it, and of a private contact the company too', () => {
    expect(enteredOf(newValues({ isPrivate: true }, undefined))).toMatchObject({
      creatorPersonId: 0,
      creatorCompanyId: 0,
      contactCompanyId: 0,
    });
  });

  test.each([
    ['EMA', 'DON', true],
    ['EMA', 'SCH', false],
    ['PHO', 'DON', false],
  ])('%s saved as %s: mailed %s', (type, lastEvent, is) => {
    expect(isMailed({ type, lastEvent })).toBe(is);
  });
});

test('the caller is the author, for the company in use where he may', () => {
  const authors = [author, { ...author, companyId: 2 }, { ...author, personId: 9, companyId: 2 }];
  expect(ownAuthor(authors, 3, 2)?.companyId).toBe(2);
  expect(ownAuthor(authors, 3, 7)?.companyId).toBe(1);
  expect(ownAuthor(authors, 4, 2)).toBeUndefined();
});

test('the e-mail that is due begins with its contact and its words, and as done', () => {
  const email = emailOf({ ...stored, type: 'EMA' });
  expect(email).toMatchObject({ type: 'EMA', lastEvent: 'DON', subject: 'Cotización', message: 'Pidió precio' });
  expect(email).not.toHaveProperty('newDate');
  expect(enteredOf(newValues(email, author))).toEqual(enteredOf(formValues({ ...stored, type: 'EMA' })));
  const ofPrivate = emailOf({ ...stored, isPrivate: true, contactCompanyId: stored.creatorCompanyId });
  expect(ofPrivate).toMatchObject({ isPrivate: true });
  expect(ofPrivate).not.toHaveProperty('contactCompanyId');
});

test('what follows is of the same author, or of the caller where that one is no author any more', () => {
  const before = (creatorPersonId: number | null) => ({ creatorPersonId, creatorCompanyId: 2 });
  const author = (personId: number) => ({ personId, name: '', lastName: '', companyId: 2, companyName: '' });
  const both = [author(3), author(8)];
  expect(nextAuthor(both, before(8), 3, 2)?.personId).toBe(8);
  expect(nextAuthor(both, before(9), 3, 2)?.personId).toBe(3);
  expect(nextAuthor(both, before(null), 3, 2)?.personId).toBe(3);
  expect(nextAuthor([author(8)], before(null), 3, 2)).toBeUndefined();
});

test('a refusal stands at the field that is shown', () => {
  const refused = { creatorPersonId: 'a', newDate: 'b', contactCompanyId: 'c', subject: 'd' };
  expect(refusedFields(refused, { lastEvent: 'SCH' })).toEqual({
    author: 'a',
    newDate: 'b',
    contactCompanyId: 'c',
    subject: 'd',
  });
  expect(refusedFields({ newDate: 'b' }, { lastEvent: 'DON' })).toEqual({ doneAt: 'b' });
  expect(refusedFields({ contactCompanyId: 'c' }, { lastEvent: 'DON', isPrivate: true })).toEqual({ author: 'c' });
});

describe('the address of an e-mail', () => {
  const email = (address: string, isDefault = false) => ({ email: address, isDefault });
  test.each([
    ['nobody’s', [], undefined],
    ['the only one', [email('a@x.uy')], 'a@x.uy'],
    ['one that person and company share', [email('a@x.uy'), email('a@x.uy')], 'a@x.uy'],
    ['none of two', [email('a@x.uy'), email('b@x.uy')], undefined],
    ['the default one', [email('a@x.uy'), email('b@x.uy', true)], 'b@x.uy'],
    ['the person’s default one', [email('a@x.uy', true), email('b@x.uy', true)], 'a@x.uy'],
  ] as const)('is at first %s', (_, emails, address) => {
    expect(presetAddress(emails)).toBe(address);
  });

  test('counts only where it goes out now', () => {
    const values = { type: 'EMA', lastEvent: 'DON', sendTo: 'a@x.uy' };
    expect(addressOf(values)).toBe('a@x.uy');
    for (const other of [{ type: 'PHO' }, { lastEvent: 'SCH' }, { sendTo: null }, { sendTo: undefined }])
      expect(addressOf({ ...values, ...other })).toBe('');
  });
});

test('a new one says how it was stored, and an e-mail whether it went out', () => {
  const mail = { type: 'EMA', lastEvent: 'DON', subject: 'Cotización', sentTo: 'iris@ejemplo.uy' } as const;
  expect(addedText(mail)).toBe('Se envió a iris@ejemplo.uy: Cotización');
  expect(addedText({ ...mail, sentTo: null })).toBe('Guardado sin enviar: Cotización');
  expect(addedText({ ...mail, sentTo: null, lastEvent: 'SCH' })).toBe('Guardado: Cotización');
  expect(addedText({ ...mail, sentTo: null, type: 'PHO' })).toBe('Guardado: Cotización');
});
