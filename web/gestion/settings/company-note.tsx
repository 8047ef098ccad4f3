import type { Values } from '#web/panel/edit/fields';
import { RutNote } from '#web/panel/edit/rut-note.tsx';

/** Warns of the RUT of the firm that sells, as of any company's. */
export const CompanyNote = ({ value }: { value: unknown }) => <RutNote value={(value as Values | null)?.identifier} />;
