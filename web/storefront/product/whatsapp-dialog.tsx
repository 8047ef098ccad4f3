import { Dialog } from '#web/ui/dialog.tsx';
import { type Asked, BranchChats } from './branch-chats.tsx';

/** Which branch to ask; closes once one is chosen. */
export const WhatsappDialog = ({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Contactar por WhatsApp">
    <p className="mb-4 text-neutral-700">Elegí con qué local querés hablar.</p>
    <BranchChats {...asked} onChosen={onClose} />
  </Dialog>
);
