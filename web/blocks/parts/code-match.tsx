import type { Match } from '#contract/catalogue';

const words = {
  own: 'Código',
  ml: 'Código de Mercado Libre',
  original: 'Código original',
  barcode: 'Código de barras',
  provider: 'Código del proveedor',
};

/** Which code was typed, as it is written; nothing where none was. */
export const CodeMatch = ({ code }: { code: Match['code'] | undefined }) =>
  code && (
    <p className="text-sm text-neutral-700">
      {words[code.kind]} <mark className="whitespace-nowrap">{code.text}</mark>
    </p>
  );
