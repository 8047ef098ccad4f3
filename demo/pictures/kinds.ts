import type { Kinds } from './kind.ts';
import { adaptersKinds } from './kinds/adapters.ts';
import { armsKinds } from './kinds/arms.ts';
import { batteriesKinds } from './kinds/batteries.ts';
import { beltsKinds } from './kinds/belts.ts';
import { benchKinds } from './kinds/bench.ts';
import { boardKinds } from './kinds/boards.ts';
import { bottlesKinds } from './kinds/bottles.ts';
import { boxesKinds } from './kinds/boxes.ts';
import { bricksKinds } from './kinds/bricks.ts';
import { buildingToysKinds } from './kinds/building-toys.ts';
import { buttonsKinds } from './kinds/buttons.ts';
import { cabinPartsKinds } from './kinds/cabin-parts.ts';
import { cablesKinds } from './kinds/cables.ts';
import { capacitorsKinds } from './kinds/capacitors.ts';
import { carAirKinds } from './kinds/car-air.ts';
import { chargingKinds } from './kinds/charging.ts';
import { connectorsKinds } from './kinds/connectors.ts';
import { coolingKinds } from './kinds/cooling.ts';
import { curiosKinds } from './kinds/curios.ts';
import { digitsKinds } from './kinds/digits.ts';
import { diodesKinds } from './kinds/diodes.ts';
import { displaysKinds } from './kinds/displays.ts';
import { electricsKinds } from './kinds/electrics.ts';
import { experimentsKinds } from './kinds/experiments.ts';
import { fansKinds } from './kinds/fans.ts';
import { fieldSensorsKinds } from './kinds/field-sensors.ts';
import { filmsKinds } from './kinds/films.ts';
import { flowKinds } from './kinds/flow.ts';
import { gamesKinds } from './kinds/games.ts';
import { handToolsKinds } from './kinds/hand-tools.ts';
import { hosesKinds } from './kinds/hoses.ts';
import { hotendsKinds } from './kinds/hotends.ts';
import { instrumentsKinds } from './kinds/instruments.ts';
import { integratedKinds } from './kinds/integrated.ts';
import { kitsKinds } from './kinds/kits.ts';
import { lensesKinds } from './kinds/lenses.ts';
import { machinesKinds } from './kinds/machines.ts';
import { mainsKinds } from './kinds/mains.ts';
import { modelsKinds } from './kinds/models.ts';
import { modulesKinds } from './kinds/modules.ts';
import { moreConnectorsKinds } from './kinds/more-connectors.ts';
import { morePrintersKinds } from './kinds/more-printers.ts';
import { motorsKinds } from './kinds/motors.ts';
import { opticsKinds } from './kinds/optics.ts';
import { passivesKinds } from './kinds/passives.ts';
import { pliersKinds } from './kinds/pliers.ts';
import { powerModulesKinds } from './kinds/power-modules.ts';
import { printPartsKinds } from './kinds/print-parts.ts';
import { printToolsKinds } from './kinds/print-tools.ts';
import { printersKinds } from './kinds/printers.ts';
import { probesKinds } from './kinds/probes.ts';
import { prototypingKinds } from './kinds/prototyping.ts';
import { pumpsKinds } from './kinds/pumps.ts';
import { radioSensorsKinds } from './kinds/radio-sensors.ts';
import { railsKinds } from './kinds/rails.ts';
import { resinThingsKinds } from './kinds/resin-things.ts';
import { robotsKinds } from './kinds/robots.ts';
import { sensorsKinds } from './kinds/sensors.ts';
import { smallElectricKinds } from './kinds/small-electric.ts';
import { smallExchangersKinds } from './kinds/small-exchangers.ts';
import { solderKinds } from './kinds/solder.ts';
import { solderHelpersKinds } from './kinds/solder-helpers.ts';
import { solderingKinds } from './kinds/soldering.ts';
import { spoolKinds } from './kinds/spools.ts';
import { steppersKinds } from './kinds/steppers.ts';
import { switchesKinds } from './kinds/switches.ts';
import { toysKinds } from './kinds/toys.ts';
import { vehiclesKinds } from './kinds/vehicles.ts';
import { walkersKinds } from './kinds/walkers.ts';
import { waterPartsKinds } from './kinds/water-parts.ts';
import { wheelsKinds } from './kinds/wheels.ts';
import { wiresKinds } from './kinds/wires.ts';

/** Every kind of thing that can be drawn. */
export const kinds: Kinds = {
  ...adaptersKinds,
  ...armsKinds,
  ...batteriesKinds,
  ...beltsKinds,
  ...benchKinds,
  ...boardKinds,
  ...bottlesKinds,
  ...boxesKinds,
  ...bricksKinds,
  ...buildingToysKinds,
  ...buttonsKinds,
  ...cablesKinds,
  ...capacitorsKinds,
  ...chargingKinds,
  ...connectorsKinds,
  ...coolingKinds,
  ...curiosKinds,
  ...digitsKinds,
  ...diodesKinds,
  ...displaysKinds,
  ...electricsKinds,
  ...experimentsKinds,
  ...fansKinds,
  ...fieldSensorsKinds,
  ...filmsKinds,
  ...flowKinds,
  ...gamesKinds,
  ...handToolsKinds,
  ...hosesKinds,
  ...hotendsKinds,
  ...instrumentsKinds,
  ...integratedKinds,
  ...kitsKinds,
  ...lensesKinds,
  ...machinesKinds,
  ...mainsKinds,
  ...modelsKinds,
  ...modulesKinds,
  ...moreConnectorsKinds,
  ...morePrintersKinds,
  ...motorsKinds,
  ...opticsKinds,
  ...passivesKinds,
  ...pliersKinds,
  ...powerModulesKinds,
  ...printPartsKinds,
  ...printToolsKinds,
  ...printersKinds,
  ...probesKinds,
  ...prototypingKinds,
  ...pumpsKinds,
  ...radioSensorsKinds,
  ...railsKinds,
  ...resinThingsKinds,
  ...robotsKinds,
  ...sensorsKinds,
  ...smallElectricKinds,
  ...solderHelpersKinds,
  ...solderKinds,
  ...solderingKinds,
  ...spoolKinds,
  ...steppersKinds,
  ...switchesKinds,
  ...toysKinds,
  ...vehiclesKinds,
  ...walkersKinds,
  ...wheelsKinds,
  ...wiresKinds,
  ...carAirKinds,
  ...cabinPartsKinds,
  ...waterPartsKinds,
  ...smallExchangersKinds,
};
