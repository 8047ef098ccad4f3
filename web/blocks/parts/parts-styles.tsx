import partsUrl from '../../parts.css?url';

/** The looks of what only pages of autoparts show; stands in the head once, however often it is named. */
export const PartsStyles = () => <link rel="stylesheet" href={partsUrl} precedence="parts" />;
