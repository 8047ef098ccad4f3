import { useState } from 'react';
import type { KeptCategory } from '#contract/categories';
import { numberOf } from './tree-rows.ts';

/** So many are shown with all that is in them. */
const fewRows = 40;

/**
 * Which categories of the tree show what is in them, by their numbers, which stay where they are moved. Where there are
 * many, those at the top are shut at first.
 */
export const useOpenRows = (all: readonly KeptCategory[]) => {
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  return {
    isShut: ({ id }: KeptCategory) => !(opened[numberOf(id)] ?? (all.length <= fewRows || id.split('.').length !== 2)),
    /** The root is always open; its number may be another category's. */
    setOpen: (id: string, isOpen: boolean) =>
      id.includes('.') && setOpened((now) => ({ ...now, [numberOf(id)]: isOpen })),
  };
};
export type OpenRows = ReturnType<typeof useOpenRows>;
