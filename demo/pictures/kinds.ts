import type { Kinds } from './kind.ts';
import { batteryKinds } from './kinds/batteries.ts';
import { boardKinds } from './kinds/boards.ts';
import { cableKinds } from './kinds/cables.ts';
import { moduleKinds } from './kinds/modules.ts';
import { passiveKinds } from './kinds/passives.ts';
import { semiconductorKinds } from './kinds/semiconductors.ts';
import { spoolKinds } from './kinds/spools.ts';

/** Every kind of thing that can be drawn. */
export const kinds: Kinds = {
  ...boardKinds,
  ...moduleKinds,
  ...semiconductorKinds,
  ...passiveKinds,
  ...cableKinds,
  ...batteryKinds,
  ...spoolKinds,
};
