import { useSite } from '#web/data/site';
import { classes } from '#web/ui/classes';
import { onDemand } from '#web/ui/on-demand.tsx';

const OwnVehicle = onDemand(async () => (await import('#web/blocks/vehicle/own-vehicle.tsx')).OwnVehicle);

/** The place of one's vehicle on sites of autoparts; the server knows of none, so it comes with the browser. */
export const MyVehicle = ({ className, follows = false }: { className: string; follows?: boolean }) => {
  if (useSite().site.kind !== 'autoparts') return null;
  return (
    <OwnVehicle
      {...{ className, follows }}
      silent
      waiting={<div className={classes('min-h-11 noscript:hidden', className)} />}
    />
  );
};
