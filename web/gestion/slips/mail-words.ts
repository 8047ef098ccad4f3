import type { ListedSlip } from '#contract/slips';

/** Says to whom a mail goes; an order by a seller may have no e-mail. */
export const mailWords = ({ userEmail }: ListedSlip['order'], verb: 'Le avisamos' | 'Se lo mandamos') =>
  userEmail ? `${verb} por correo a ${userEmail}.` : 'No dejó e-mail: no se le avisa.';
