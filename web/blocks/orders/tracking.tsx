import { trackingLink } from '#contract/plain/tracking';

/** How a parcel is followed: the agency's page in another window, or its number. */
export const Tracking = ({ tracking }: { tracking: string }) => {
  const link = trackingLink(tracking);
  if (!link) return <span className="wrap-anywhere">Guía {tracking}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="text-brand-700 underline">
      Seguir el envío
    </a>
  );
};
