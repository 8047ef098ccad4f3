import { useMantineColorScheme } from '@mantine/core';
import { chooseDensity, type Density, densities, useDensity } from '#web/panel/table-density';

const schemes = { light: 'Claro', dark: 'Oscuro', auto: 'Sistema' } as const;

export type Look = {
  label: string;
  /** More words that one looks for it by. */
  also?: string;
  choices: { value: string; label: string }[];
  value: string;
  choose: (value: string) => void;
};

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The reader's choices of how the panel looks to him. */
export const useLooks = (): readonly Look[] => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [
    {
      label: 'Tema',
      choices: choicesOf(schemes),
      value: colorScheme,
      choose: (scheme) => setColorScheme(scheme as keyof typeof schemes),
    },
    {
      label: 'Filas de las listas',
      also: 'densidad',
      choices: choicesOf(densities),
      value: useDensity(),
      choose: (density) => chooseDensity(density as Density),
    },
  ];
};
