import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useModal } from '#web/ui/use-modal';

/** One picture as large as the window. */
export const Zoom = ({ name, image, onClose }: { name: string; image: string; onClose: () => void }) => {
  const modal = useModal(true, onClose);
  return (
    <dialog
      {...modal}
      aria-label={`Imagen de ${name}`}
      className="m-auto max-h-dvh max-w-full bg-white p-0 shadow-float backdrop:bg-neutral-950/70 open:animate-appear"
    >
      <Picture
        image={image}
        alt={name}
        width={1600}
        height={1200}
        sizes="100vw"
        priority
        className="aspect-[4/3] w-[min(96vw,120dvh)] object-contain"
      />
      <IconButton
        icon="close"
        label="Cerrar"
        className="absolute top-2 right-2 bg-white/90"
        onClick={() => modal.ref.current?.close()}
      />
    </dialog>
  );
};
