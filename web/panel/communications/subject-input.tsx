import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type OwnControl, textOf } from '#web/panel/edit/fields';
import { presetSubject } from './preset-subject.ts';

/** The subject of a new communication, which follows its type and its contact until something else is typed. */
export const SubjectInput = ({ id, label, isRequired, isFirst, value, values, error, onChange }: OwnControl) => {
  const preset = presetSubject(values);
  const last = useRef(preset);
  useEffect(() => {
    if (preset === last.current) return;
    if (textOf(value) === last.current) onChange(preset);
    last.current = preset;
  }, [preset, value, onChange]);
  return (
    <TextInput
      id={id}
      label={label}
      withAsterisk={isRequired}
      error={error}
      {...(isFirst && { 'data-autofocus': true })}
      value={textOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
