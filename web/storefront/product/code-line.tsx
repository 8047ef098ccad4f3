import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast';

/** The product's code, selected by one click, with a button that copies it. */
export const CodeLine = ({ code }: { code: string }) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success('Código copiado');
    } catch {
      toast.error('No pudimos copiar el código');
    }
  };
  return (
    <p className="mt-1 flex items-center gap-1 text-sm text-neutral-700">
      Código <span className="font-semibold whitespace-nowrap select-all">{code}</span>
      <button
        type="button"
        onClick={copy}
        aria-label="Copiar el código"
        title="Copiar el código"
        className="inline-grid size-11 place-items-center rounded-control text-neutral-600 hover:bg-neutral-100 md:size-9 noscript:hidden"
      >
        <Icon name="copy" className="size-4" />
      </button>
    </p>
  );
};
