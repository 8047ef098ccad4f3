import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { familyListMax } from '#contract/families';
import type { OwnControl } from '#web/panel/edit/fields';
import { plainOf } from './family-edits.ts';

/** A family's original codes: typed one by one, or pasted, one a line or parted by commas. Those that are there stay out. */
export const CodeList = ({ id, label, value, error, onChange }: OwnControl) => {
  const codes = (value ?? []) as string[];
  const [dropped, setDropped] = useState(0);
  const count = codes.length === 1 ? '1 código' : `${codes.length} códigos`;
  const left = dropped > 0 ? ` ${dropped} ya estaban o no tienen letras ni números.` : '';
  const put = (next: string[]) => {
    const clean = next.map((code) => code.trim().replace(/\s+/g, ' ')).filter((code) => plainOf(code) !== '');
    onChange(clean);
  };
  return (
    <TagsInput
      id={id}
      label={label}
      description={`Escribí uno y Enter, o pegá muchos: uno por línea o separados por comas. ${count}.${left}`}
      error={error}
      placeholder="21410-1HC0A"
      value={codes}
      onChange={put}
      // Before either adds something.
      onPaste={() => setDropped(0)}
      onKeyDown={() => setDropped(0)}
      splitChars={[',', ';', '|', '\n', '\r', '\t']}
      maxTags={familyListMax}
      isDuplicate={(code, there) => plainOf(code) === '' || there.some((one) => plainOf(one) === plainOf(code))}
      onDuplicate={() => setDropped((count) => count + 1)}
      acceptValueOnBlur
    />
  );
};
