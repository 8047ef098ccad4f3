import type { Output } from '#contract/contract';
import type { Asked } from '#web/blocks/contact/whatsapp-chats.tsx';

/** A part as its own page has it. */
export type Part = Output<'autopart/findByFamily'>['data'];

/** A part whose fit is asked for, and about what one writes to the shop. */
export type Asks = Pick<Part, 'applications' | 'categoryId'> & { asked: Asked };
