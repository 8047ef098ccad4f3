import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSite } from '#web/data/site';
import { askShop, whoAsks } from './ask-shop.ts';
import { openSuggestions } from './ask-suggestions.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import type { OptionGroup } from './suggestion-options.ts';

type Props = { input: HTMLInputElement };

/** Makes a combobox of a search box: suggestions for what is typed, chosen by arrows and Enter, put away by Escape. */
export const Suggestions = ({ input }: Props) => {
  const { kind } = useSite().site;
  const [groups, setGroups] = useState<OptionGroup[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const id = `${input.id}-suggestions`;
  const suggestions = useMemo(
    () =>
      openSuggestions(
        askShop[kind],
        (_, suggested) => {
          setGroups(suggested ?? []);
          setActive(-1);
          setOpen(true);
        },
        whoAsks,
      ),
    [kind],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isShown = isOpen && count > 0;

  const close = () => {
    suggestions.stop();
    setOpen(false);
    setActive(-1);
  };
  const choose = () => {
    close();
    input.blur();
  };
  const type = useEffectEvent(() => suggestions.type(input.value));
  const leave = useEffectEvent(close);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && count > 0) {
      event.preventDefault();
      // The kept list may be of another text, or was somebody else's.
      if (!suggestions.holds(input.value)) {
        suggestions.type(input.value);
        return;
      }
      // Between the last and the first stands the box itself.
      setActive(isShown ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : step > 0 ? 0 : count - 1);
      setOpen(true);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(id, active))?.click();
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-haspopup', 'listbox');
    const follow = () => {
      setActive(-1);
      type();
    };
    input.addEventListener('input', follow, { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.addEventListener('blur', () => leave(), { signal });
    input.form?.addEventListener('submit', () => leave(), { signal });
    // Something may have been typed before this came.
    if (document.activeElement === input && input.value !== input.defaultValue) type();
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', optionId(id, active));
    else input.removeAttribute('aria-activedescendant');
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isShown, active]);

  useEffect(() => suggestions.stop, [suggestions]);

  return (
    <>
      <p role="status" className="sr-only">
        {isShown && `${count} sugerencias`}
      </p>
      {isShown && (
        <SuggestionList
          id={id}
          isInHeader={Boolean(input.closest('header'))}
          groups={groups}
          active={active}
          onChoose={choose}
        />
      )}
    </>
  );
};
