import { Drawer, Group, Text } from '@mantine/core';
import type { Communication } from '#contract/communications';
import { messages } from '#contract/plain/messages';
import { communication as declared } from '#contract/things/communication';
import { ThingFacts } from '#web/panel/thing-facts.tsx';
import { subjectText } from './event-words.ts';
import { Followed } from './followed.tsx';

type Props = { communication: Communication; onWrite: () => void; onClose: () => void };

/** A communication whose fields stay as they are: for whom may only read it, or as it was mailed. */
export const CommunicationSheet = ({ communication, onWrite, onClose }: Props) => (
  <Drawer.Root opened onClose={onClose} position="right" size="xl">
    <Drawer.Overlay />
    <Drawer.Content>
      <Drawer.Body>
        {/* No Drawer.Header: its element would be a second banner of the page. */}
        <Group justify="space-between" py="sm">
          <Drawer.Title>{subjectText(communication)}</Drawer.Title>
          <Drawer.CloseButton aria-label="Cerrar" />
        </Group>
        <Text size="sm" mb="sm">
          {messages[communication.mayChange ? 'communication.sent' : 'communication.readOnly']}
        </Text>
        <ThingFacts
          thing={declared}
          values={{ ...communication, ...(communication.isPrivate && { contactCompanyName: 'Particular' }) }}
          name=""
          elsewhere={['subject']}
          label="Datos de la comunicación"
        />
        <Followed stored={communication} {...(communication.mayChange && { onWrite })} />
      </Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);
