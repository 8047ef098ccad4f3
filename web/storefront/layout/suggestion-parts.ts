import type { Output } from '#contract/contract';
import { singular } from '#contract/plain/singular';
import { isRange } from '#contract/plain/year-range';
import { type Listed, listedOf } from '#web/blocks/parts/first-to-buy';
import { autopartTitle, meantCode, wayTo } from '#web/blocks/parts/shown-autopart';
import { type OwnVehicle, vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { groupsOf, type OptionGroup } from './suggestion-options.ts';

type Suggested = Output<'autopart/suggest'>;
type Part = Suggested['data'][number];
type Why = Pick<Suggested['matches'][number], 'code' | 'applications'>;
const unmatched: Why = { code: null, applications: [] };

/** A part by what it is and what it goes into, that which was typed before others; its code, maker and years beside. */
const shownPart = (part: Part, { code, applications }: Why, listed: Listed) => {
  const { yearRange = '', qualifier } = part.applications[applications[0] ?? 0] ?? {};
  const shown = listed.shown ?? part;
  const own = shown.code === code?.text ? '' : shown.code;
  const maker = 'brandName' in shown && shown.brandName;
  const { price, ivaRate = 0, isFrom = false } = listed.price ?? {};
  return {
    name: [singular(part.categoryName), autopartTitle(part, applications)].join(' '),
    detail: [own, maker, isRange(yearRange) && yearRange, qualifier].filter(Boolean).join(' · '),
    images: part.images,
    available: shown.available,
    ivaRate,
    isFrom,
    ...(price !== undefined && { price }),
  };
};

/** Suggestions on a site of autoparts. With `only` they were asked for parts that fit this vehicle. */
export const partGroups = (text: string, suggested: Suggested, only: OwnVehicle | null = null): OptionGroup[] => {
  const { data, matches, vehicles } = suggested;
  const options = data.map((part, at) => {
    const why = matches[at] ?? unmatched;
    const listed = listedOf(part.products, meantCode(part, why.code));
    return {
      to: paths.part(part.family, listed.code, wayTo(part, {}, why.applications)),
      product: shownPart(part, why, listed),
      match: { name: [], code: why.code },
    };
  });
  const ofVehicles = vehicles.map((vehicle) => ({ to: paths.products({ v: vehicle.id }), name: vehicleName(vehicle) }));
  const found = { title: 'Autopartes', options };
  const others = [{ title: 'Vehículos', options: ofVehicles }];
  return groupsOf(text, suggested, found, others, only ? vehicleName(only) : '');
};
