import { useState } from 'react';
import { call } from '#web/data/call';
import { classes } from '#web/ui/classes';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast';

type Props = {
  /** The codes that are kept or taken away together. */
  codes: readonly string[];
  name: string;
  isKept: boolean;
  onChange?: (codes: readonly string[]) => void;
};

/** A heart over a picture, by which the signed-in keep a product among their favourites. */
export const FavouriteButton = ({ codes, name, isKept: before, onChange }: Props) => {
  const [isKept, setKept] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    setKept(!isKept);
    for (const code of codes) {
      const answer = await call('favourite/set', { code, isOn: !isKept });
      if (!answer.ok) {
        toast.error(answer.error);
        setKept(isKept);
        return setBusy(false);
      }
      onChange?.(answer.data);
    }
    setBusy(false);
    toast.success(isKept ? 'Quitado de tus favoritos' : 'Guardado en tus favoritos');
  };
  return (
    <IconButton
      icon="heart"
      label={isKept ? `Quitar de favoritos: ${name}` : `Guardar en favoritos: ${name}`}
      className={classes('favourite-button', isKept && 'is-kept')}
      disabled={isBusy}
      onClick={() => void toggle()}
    />
  );
};
