import type { Kinds } from './kind.ts';
import { adaptersKinds } from './kinds/adapters.ts';
import { batteriesKinds } from './kinds/batteries.ts';
import { boardKinds } from './kinds/boards.ts';
import { cablesKinds } from './kinds/cables.ts';
import { capacitorsKinds } from './kinds/capacitors.ts';
import { chargingKinds } from './kinds/charging.ts';
import { diodesKinds } from './kinds/diodes.ts';
import { integratedKinds } from './kinds/integrated.ts';
import { modulesKinds } from './kinds/modules.ts';
import { passivesKinds } from './kinds/passives.ts';
import { powerModulesKinds } from './kinds/power-modules.ts';
import { spoolKinds } from './kinds/spools.ts';
import { wiresKinds } from './kinds/wires.ts';

/** Every kind of thing that can be drawn. */
export const kinds: Kinds = {
  ...adaptersKinds,
  ...batteriesKinds,
  ...boardKinds,
  ...cablesKinds,
  ...capacitorsKinds,
  ...chargingKinds,
  ...diodesKinds,
  ...integratedKinds,
  ...modulesKinds,
  ...passivesKinds,
  ...powerModulesKinds,
  ...spoolKinds,
  ...wiresKinds,
};
