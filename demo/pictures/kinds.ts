import type { Kinds } from './kind.ts';
import { adaptersKinds } from './kinds/adapters.ts';
import { batteriesKinds } from './kinds/batteries.ts';
import { beltsKinds } from './kinds/belts.ts';
import { boardKinds } from './kinds/boards.ts';
import { bottlesKinds } from './kinds/bottles.ts';
import { cablesKinds } from './kinds/cables.ts';
import { capacitorsKinds } from './kinds/capacitors.ts';
import { chargingKinds } from './kinds/charging.ts';
import { diodesKinds } from './kinds/diodes.ts';
import { fansKinds } from './kinds/fans.ts';
import { hotendsKinds } from './kinds/hotends.ts';
import { integratedKinds } from './kinds/integrated.ts';
import { modulesKinds } from './kinds/modules.ts';
import { morePrintersKinds } from './kinds/more-printers.ts';
import { motorsKinds } from './kinds/motors.ts';
import { passivesKinds } from './kinds/passives.ts';
import { powerModulesKinds } from './kinds/power-modules.ts';
import { printPartsKinds } from './kinds/print-parts.ts';
import { printToolsKinds } from './kinds/print-tools.ts';
import { printersKinds } from './kinds/printers.ts';
import { railsKinds } from './kinds/rails.ts';
import { resinThingsKinds } from './kinds/resin-things.ts';
import { spoolKinds } from './kinds/spools.ts';
import { steppersKinds } from './kinds/steppers.ts';
import { wheelsKinds } from './kinds/wheels.ts';
import { wiresKinds } from './kinds/wires.ts';

/** Every kind of thing that can be drawn. */
export const kinds: Kinds = {
  ...adaptersKinds,
  ...batteriesKinds,
  ...beltsKinds,
  ...boardKinds,
  ...bottlesKinds,
  ...cablesKinds,
  ...capacitorsKinds,
  ...chargingKinds,
  ...diodesKinds,
  ...fansKinds,
  ...hotendsKinds,
  ...integratedKinds,
  ...modulesKinds,
  ...morePrintersKinds,
  ...motorsKinds,
  ...passivesKinds,
  ...powerModulesKinds,
  ...printPartsKinds,
  ...printToolsKinds,
  ...printersKinds,
  ...railsKinds,
  ...resinThingsKinds,
  ...spoolKinds,
  ...steppersKinds,
  ...wheelsKinds,
  ...wiresKinds,
};
