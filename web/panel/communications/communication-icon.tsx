import { Badge, Box, VisuallyHidden } from '@mantine/core';
import type { Communication } from '#contract/communications';
import { type CommunicationType, communicationTypes } from '#contract/plain/communications';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { mailed, type State, stateOf } from './event-words.ts';

const icons: Record<CommunicationType, IconName> = { PHO: 'phone', EMA: 'mail', BRA: 'pin', VIS: 'car', OTH: 'info' };

/** The type of a communication as a drawing; its word is heard, and shown by pointing at it. */
export const CommunicationIcon = ({ type }: { type: CommunicationType }) => (
  <Box component="span" title={communicationTypes[type]} style={{ flexShrink: 0 }}>
    <Icon name={icons[type]} />
    <VisuallyHidden>{communicationTypes[type]}</VisuallyHidden>
  </Box>
);

/** The mark can be seen on light and on dark. */
const shade = (colour: string) => `light-dark(var(--mantine-color-${colour}-9), var(--mantine-color-${colour}-4))`;

const Mark = ({ word, icon, colour }: State) => (
  <Badge
    variant="default"
    fw={500}
    tt="none"
    style={{ flexShrink: 0, borderColor: shade(colour) }}
    leftSection={
      <Box component="span" c={shade(colour)} display="inline-flex">
        <Icon name={icon} className="size-4" />
      </Box>
    }
  >
    {word}
  </Badge>
);

type Stated = Pick<Communication, 'lastEvent' | 'newDate' | 'sentTo'>;

/** Whether it is due, overdue, done or cancelled, and whether it was mailed: each a word with its mark. */
export const CommunicationState = ({ communication }: { communication: Stated }) => (
  <>
    <Mark {...stateOf(communication)} />
    {communication.sentTo && <Mark {...mailed} />}
  </>
);
