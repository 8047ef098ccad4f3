import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast';

/** A code, selected by one click, with a button that copies it. */
export const CopyCode = ({ code, label }: { code: string; label?: string }) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success('Código copiado');
    } catch {
      toast.error('No pudimos copiar el código');
    }
  };
  const name = label ? 'Copiar el código' : `Copiar el código ${code}`;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-neutral-700">
      {label} <span className="font-semibold whitespace-nowrap select-all">{code}</span>
      <button
        type="button"
        onClick={copy}
        aria-label={name}
        title={name}
        className="inline-grid size-11 place-items-center rounded-control text-neutral-600 hover:bg-neutral-100 md:size-9 noscript:hidden"
      >
        <Icon name="copy" className="size-4" />
      </button>
    </span>
  );
};
