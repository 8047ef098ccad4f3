import type { Output } from '#contract/contract';
import { codeTo, listedOf } from '#web/blocks/parts/first-to-buy';
import { autopartPrice, autopartTitle, meantCode, wayTo } from '#web/blocks/parts/shown-autopart';
import { isRange, type OwnVehicle, vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { groupsOf, type OptionGroup } from './suggestion-options.ts';

type Suggested = Output<'autopart/suggest'>;
type Part = Suggested['data'][number];
type Match = Suggested['matches'][number];

/** A part by what it is and what it goes into, that which was typed before others; its code, maker and years beside. */
const shownPart = (part: Part, { code, applications }: Pick<Match, 'code' | 'applications'>) => {
  const meant = meantCode(part, code);
  const { yearRange = '', qualifier } = part.applications[applications[0] ?? 0] ?? {};
  const shown = listedOf(part.products, meant) ?? part;
  const own = shown.code === code?.text ? '' : shown.code;
  const maker = 'brandName' in shown && shown.brandName;
  const { price, ivaRate = 0, isFrom = false } = autopartPrice(part.products, meant) ?? {};
  return {
    name: [part.categoryName, autopartTitle(part, applications)].join(' '),
    detail: [own, maker, isRange(yearRange) && yearRange, qualifier].filter(Boolean).join(' · '),
    images: part.images,
    available: shown.available,
    ivaRate,
    isFrom,
    ...(price !== undefined && { price }),
  };
};

const linkCode = (part: Part, code: Match['code'] | undefined) => {
  const meant = meantCode(part, code);
  return meant ?? codeTo(part.products, listedOf(part.products, meant));
};

/** Suggestions on a site of autoparts. With `only` they were asked for parts that fit this vehicle. */
export const partGroups = (text: string, suggested: Suggested, only: OwnVehicle | null = null): OptionGroup[] => {
  const { data, matches, vehicles } = suggested;
  const options = data.map((part, at) => ({
    to: paths.part(part.family, linkCode(part, matches[at]?.code), wayTo(part, {}, matches[at]?.applications)),
    product: shownPart(part, matches[at] ?? { code: null, applications: [] }),
    match: { name: [], code: matches[at]?.code ?? null },
  }));
  const ofVehicles = vehicles.map((vehicle) => ({ to: paths.products({ v: vehicle.id }), name: vehicleName(vehicle) }));
  const found = { title: 'Autopartes', options };
  const others = [{ title: 'Vehículos', options: ofVehicles }];
  return groupsOf(text, suggested, found, others, only ? vehicleName(only) : '');
};
