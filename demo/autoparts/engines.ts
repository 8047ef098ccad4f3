import { type DemoVehicle, groupOf } from './vehicles.ts';

const dieselWords =
  /\b(D|SD|TD|TDI|TDCi|HDi|JTD|CRDi|dCi|dTi|CDI|DTI|CDTI|CTDI|VCDI|JTDi|DDiS|XDi|BiTDI|MultiJet|HPI|TD5|TD4|D-4D|BiTurbo)\b/;
const turboWords = /TSI|THP|T-Jet|TCe|Turbo|EcoBoost|T200|T270|T-GDi|1\.8T|PureTech|Kompressor|FSI/;
const heavy = new Set(['truck', 'bus', 'tractor']);

type EngineKind = 'small' | 'big' | 'diesel' | 'air' | 'electric';

/** The kind of cooling that an engine needs. */
export const engineKind = ({ engine, class: kind }: DemoVehicle): EngineKind => {
  if (/aire/.test(engine)) return 'air';
  if (/Eléctrico/.test(engine)) return 'electric';
  if (heavy.has(kind) || dieselWords.test(engine) || !/^\d\.\d/.test(engine)) return 'diesel';
  return Number.parseFloat(engine) < 1.5 ? 'small' : 'big';
};

/** Whether it blows through an intercooler. */
export const hasTurbo = (vehicle: DemoVehicle) => {
  const { engine, from } = vehicle;
  if (engineKind(vehicle) !== 'diesel') return turboWords.test(engine);
  return (
    (from >= 1996 || heavy.has(vehicle.class)) &&
    !/(^|\s)(D|SD)(\s|$)/.test(engine) &&
    !/OM3[125]|D229|Perkins/.test(engine)
  );
};

/** Vehicles with the same engine of the same group of makes take the same water pump. */
export const engineKey = ({ brand, engine }: DemoVehicle) => `${groupOf(brand)}:${engine}`;
