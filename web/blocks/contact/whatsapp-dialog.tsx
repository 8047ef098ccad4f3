import { Dialog } from '#web/ui/dialog.tsx';
import { type Asked, WhatsappChats } from './whatsapp-chats.tsx';

/** Which branch to ask; closes once one is chosen. */
export const WhatsappDialog = ({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Contactar por WhatsApp">
    <p className="mb-4 text-neutral-700">Elegí con qué local querés hablar.</p>
    <WhatsappChats {...asked} onChosen={onClose} />
  </Dialog>
);
