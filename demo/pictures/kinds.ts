import type { Kinds } from './kind.ts';
import { adaptersKinds } from './kinds/adapters.ts';
import { airCompressorKinds } from './kinds/air-compressor.ts';
import { airMountingKinds } from './kinds/air-mounting.ts';
import { airSparesKinds } from './kinds/air-spares.ts';
import { airToolsKinds } from './kinds/air-tools.ts';
import { airUnitsKinds } from './kinds/air-units.ts';
import { alarmsKinds } from './kinds/alarms.ts';
import { amplifiersKinds } from './kinds/amplifiers.ts';
import { antennasKinds } from './kinds/antennas.ts';
import { armsKinds } from './kinds/arms.ts';
import { batteriesKinds } from './kinds/batteries.ts';
import { beltsKinds } from './kinds/belts.ts';
import { benchKinds } from './kinds/bench.ts';
import { benchMachinesKinds } from './kinds/bench-machines.ts';
import { benchSuppliesKinds } from './kinds/bench-supplies.ts';
import { boardKinds } from './kinds/boards.ts';
import { bottlesKinds } from './kinds/bottles.ts';
import { boxesKinds } from './kinds/boxes.ts';
import { bricksKinds } from './kinds/bricks.ts';
import { buildingToysKinds } from './kinds/building-toys.ts';
import { buttonsKinds } from './kinds/buttons.ts';
import { cabinPartsKinds } from './kinds/cabin-parts.ts';
import { cablesKinds } from './kinds/cables.ts';
import { camerasKinds } from './kinds/cameras.ts';
import { capacitorsKinds } from './kinds/capacitors.ts';
import { carAirKinds } from './kinds/car-air.ts';
import { chargingKinds } from './kinds/charging.ts';
import { connectorsKinds } from './kinds/connectors.ts';
import { coolingKinds } from './kinds/cooling.ts';
import { copperTubesKinds } from './kinds/copper-tubes.ts';
import { cranesKinds } from './kinds/cranes.ts';
import { curiosKinds } from './kinds/curios.ts';
import { digitsKinds } from './kinds/digits.ts';
import { diodesKinds } from './kinds/diodes.ts';
import { displaysKinds } from './kinds/displays.ts';
import { drillsKinds } from './kinds/drills.ts';
import { electricsKinds } from './kinds/electrics.ts';
import { experimentsKinds } from './kinds/experiments.ts';
import { fansKinds } from './kinds/fans.ts';
import { fieldSensorsKinds } from './kinds/field-sensors.ts';
import { filmsKinds } from './kinds/films.ts';
import { fineToolsKinds } from './kinds/fine-tools.ts';
import { flowKinds } from './kinds/flow.ts';
import { furnitureKinds } from './kinds/furniture.ts';
import { gamesKinds } from './kinds/games.ts';
import { gaugesKinds } from './kinds/gauges.ts';
import { grindersKinds } from './kinds/grinders.ts';
import { handToolsKinds } from './kinds/hand-tools.ts';
import { headphonesKinds } from './kinds/headphones.ts';
import { hosesKinds } from './kinds/hoses.ts';
import { hotToolsKinds } from './kinds/hot-tools.ts';
import { hotendsKinds } from './kinds/hotends.ts';
import { houseKinds } from './kinds/house.ts';
import { instrumentsKinds } from './kinds/instruments.ts';
import { integratedKinds } from './kinds/integrated.ts';
import { kitsKinds } from './kinds/kits.ts';
import { lensesKinds } from './kinds/lenses.ts';
import { liftingKinds } from './kinds/lifting.ts';
import { machinesKinds } from './kinds/machines.ts';
import { mainsKinds } from './kinds/mains.ts';
import { measuringKinds } from './kinds/measuring.ts';
import { modelsKinds } from './kinds/models.ts';
import { modulesKinds } from './kinds/modules.ts';
import { moreConnectorsKinds } from './kinds/more-connectors.ts';
import { morePrintersKinds } from './kinds/more-printers.ts';
import { motorsKinds } from './kinds/motors.ts';
import { networksKinds } from './kinds/networks.ts';
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
import { refrigerantKinds } from './kinds/refrigerant.ts';
import { resinThingsKinds } from './kinds/resin-things.ts';
import { robotsKinds } from './kinds/robots.ts';
import { sawsKinds } from './kinds/saws.ts';
import { sensorsKinds } from './kinds/sensors.ts';
import { shopGearKinds } from './kinds/shop-gear.ts';
import { shopSuppliesKinds } from './kinds/shop-supplies.ts';
import { shopToolsKinds } from './kinds/shop-tools.ts';
import { smallElectricKinds } from './kinds/small-electric.ts';
import { smallExchangersKinds } from './kinds/small-exchangers.ts';
import { socketsKinds } from './kinds/sockets.ts';
import { solderKinds } from './kinds/solder.ts';
import { solderHelpersKinds } from './kinds/solder-helpers.ts';
import { solderingKinds } from './kinds/soldering.ts';
import { soundKinds } from './kinds/sound.ts';
import { spoolKinds } from './kinds/spools.ts';
import { steppersKinds } from './kinds/steppers.ts';
import { storageKinds } from './kinds/storage.ts';
import { stripsKinds } from './kinds/strips.ts';
import { switchesKinds } from './kinds/switches.ts';
import { toysKinds } from './kinds/toys.ts';
import { tubeToolsKinds } from './kinds/tube-tools.ts';
import { vehiclesKinds } from './kinds/vehicles.ts';
import { walkersKinds } from './kinds/walkers.ts';
import { waterPartsKinds } from './kinds/water-parts.ts';
import { weldersKinds } from './kinds/welders.ts';
import { wheelsKinds } from './kinds/wheels.ts';
import { wiresKinds } from './kinds/wires.ts';

/** Every kind of thing that can be drawn. */
export const kinds: Kinds = {
  ...adaptersKinds,
  ...airCompressorKinds,
  ...airMountingKinds,
  ...airSparesKinds,
  ...airToolsKinds,
  ...airUnitsKinds,
  ...alarmsKinds,
  ...amplifiersKinds,
  ...antennasKinds,
  ...armsKinds,
  ...batteriesKinds,
  ...beltsKinds,
  ...benchMachinesKinds,
  ...benchSuppliesKinds,
  ...benchKinds,
  ...boardKinds,
  ...bottlesKinds,
  ...boxesKinds,
  ...bricksKinds,
  ...buildingToysKinds,
  ...buttonsKinds,
  ...cabinPartsKinds,
  ...cablesKinds,
  ...camerasKinds,
  ...capacitorsKinds,
  ...carAirKinds,
  ...chargingKinds,
  ...connectorsKinds,
  ...coolingKinds,
  ...copperTubesKinds,
  ...cranesKinds,
  ...curiosKinds,
  ...digitsKinds,
  ...diodesKinds,
  ...displaysKinds,
  ...drillsKinds,
  ...electricsKinds,
  ...experimentsKinds,
  ...fansKinds,
  ...fieldSensorsKinds,
  ...filmsKinds,
  ...fineToolsKinds,
  ...flowKinds,
  ...furnitureKinds,
  ...gamesKinds,
  ...gaugesKinds,
  ...grindersKinds,
  ...handToolsKinds,
  ...headphonesKinds,
  ...hosesKinds,
  ...hotToolsKinds,
  ...hotendsKinds,
  ...houseKinds,
  ...instrumentsKinds,
  ...integratedKinds,
  ...kitsKinds,
  ...lensesKinds,
  ...liftingKinds,
  ...machinesKinds,
  ...mainsKinds,
  ...measuringKinds,
  ...modelsKinds,
  ...modulesKinds,
  ...moreConnectorsKinds,
  ...morePrintersKinds,
  ...motorsKinds,
  ...networksKinds,
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
  ...refrigerantKinds,
  ...resinThingsKinds,
  ...robotsKinds,
  ...sawsKinds,
  ...sensorsKinds,
  ...shopGearKinds,
  ...shopSuppliesKinds,
  ...shopToolsKinds,
  ...smallElectricKinds,
  ...smallExchangersKinds,
  ...socketsKinds,
  ...solderHelpersKinds,
  ...solderKinds,
  ...solderingKinds,
  ...soundKinds,
  ...spoolKinds,
  ...steppersKinds,
  ...storageKinds,
  ...stripsKinds,
  ...switchesKinds,
  ...toysKinds,
  ...tubeToolsKinds,
  ...vehiclesKinds,
  ...walkersKinds,
  ...waterPartsKinds,
  ...weldersKinds,
  ...wheelsKinds,
  ...wiresKinds,
};
