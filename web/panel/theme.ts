import {
  Alert,
  Anchor,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  Popover,
  Select,
} from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { optionsOf } from '#web/panel/open-list';

const brand: MantineColorsTuple = [
  'var(--brand-50)',
  'var(--brand-100)',
  'var(--brand-200)',
  'var(--brand-300)',
  'var(--brand-400)',
  'var(--brand-500)',
  'var(--brand-600)',
  'var(--brand-700)',
  'var(--brand-800)',
  'var(--brand-900)',
];

/** Enter in an open list picks of it; it never sends the form around it. With Ctrl or Cmd it is a shortcut of the page. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
};

/** The same of a text that what is proposed would complete; one that is whole, or that nothing completes, is sent as it stands. */
const onProposals = (event: KeyboardEvent<HTMLInputElement>) => {
  const proposed = optionsOf(event.currentTarget).map(({ textContent }) => textContent);
  if (proposed.length > 0 && !proposed.includes(event.currentTarget.value)) onKeyDown(event);
};

/** The site's own colours and the shop's typeface. */
export const theme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  // Text on it is white, in the dark too.
  primaryShade: 7,
  fontFamily: 'var(--font-sans)',
  respectReducedMotion: true,
  components: {
    // These by their names alone: the first screens need none.
    Autocomplete: { defaultProps: { onKeyDown: onProposals } },
    // A menu stands beside its button, within the page's main part.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Mostrar contraseña' } } },
    // Its colour is its surface's: neither a title in yellow nor a link in the brand's colour is read on yellow.
    Alert: Alert.extend({
      styles: {
        root: { '--mantine-color-anchor': 'var(--mantine-color-text)' },
        title: { color: 'var(--mantine-color-text)' },
      },
    }),
    // Colour alone marks no link.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    // A disabled value stays legible, as the branch of a count or a product's code.
    Input: Input.extend({
      styles: (_, { disabled }) => (disabled ? { input: { opacity: 1, color: 'var(--mantine-color-dimmed)' } } : {}),
    }),
    // A list that is placed by the window never widens the page: a phone would lay it out anew and move the list again.
    Popover: Popover.extend({ defaultProps: { floatingStrategy: 'fixed' } }),
    // A chosen option stays chosen when it is chosen again. Where it may be empty, a cross empties it, by keyboard too.
    Select: Select.extend({
      defaultProps: {
        allowDeselect: false,
        onKeyDown,
        clearButtonProps: { 'aria-label': 'Vaciar', 'aria-hidden': false, tabIndex: 0 },
      },
    }),
  },
});

/** Text that can be read: Mantine's own grey and red, and white on its red, stand below 4.5 to 1. `--panel-current` marks the current place. */
export const readable: CSSVariablesResolver = ({ colors }) => {
  // Each theme says these anew.
  const red = { '--mantine-color-red-filled': colors.red[9], '--mantine-color-red-filled-hover': colors.red[9] };
  return {
    variables: {},
    light: {
      ...red,
      '--mantine-color-dimmed': colors.gray[7],
      '--mantine-color-error': colors.red[9],
      '--panel-canvas': colors.gray[0],
      '--panel-current': 'var(--brand-700)',
      '--panel-row-hover': 'var(--mantine-color-default-hover)',
    },
    dark: {
      ...red,
      '--mantine-color-dimmed': colors.dark[1],
      '--mantine-color-error': colors.red[4],
      '--panel-canvas': colors.dark[8],
      // The brand's own dark shades are hardly told from the canvas.
      '--mantine-color-brand-light': 'color-mix(in srgb, var(--brand-400) 24%, transparent)',
      '--mantine-color-brand-light-hover': 'color-mix(in srgb, var(--brand-400) 32%, transparent)',
      '--panel-current': 'var(--brand-300)',
      // A link is hardly read on the next shade.
      '--panel-row-hover': colors.dark[6],
    },
  };
};
