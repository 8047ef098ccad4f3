import { Avatar, Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#contract/accounts';
import { onDemand } from '#web/panel/on-demand';

const OwnChoices = onDemand(async () => (await import('./own-choices.tsx')).OwnChoices);

type Props = { user: User; onShortcuts: () => void };

/** The signed-in user, how the panel looks to him, and the way out. */
export const OwnMenu = ({ user, onShortcuts }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.name || user.email;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={280} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <UnstyledButton aria-expanded={isOpen} bdrs="xl" onClick={() => setOpen(!isOpen)}>
          <VisuallyHidden>Tu menú: {name}</VisuallyHidden>
          <Avatar aria-hidden name={name} color="brand" size={36} alt="" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Tu menú">
        <OwnChoices
          user={user}
          name={name}
          onShortcuts={() => {
            setOpen(false);
            onShortcuts();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
