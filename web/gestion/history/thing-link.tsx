import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { HistoryChange } from '#contract/history';
import { useSite } from '#web/data/site';
import { kindLabels, thingLabel } from '#web/panel/history/history-words';
import { companyPath, numberedOrderPath, panelPaths, personPath, productPath, stockPath } from '#web/panel/panel-paths';

/** The thing that was changed, and the way to it where it has a screen. */
export const ThingLink = ({ change }: { change: HistoryChange }) => {
  const label = thingLabel(change);
  const text = label || kindLabels[change.entity];
  const { kind } = useSite().site;
  const to = screenOf(change, kind === 'autoparts');
  return (
    <>
      {label && (
        <Text size="xs" c="dimmed">
          {kindLabels[change.entity]}
        </Text>
      )}
      {to === undefined ? (
        <Text size="sm">{text}</Text>
      ) : (
        <Anchor component={Link} to={to} size="sm">
          {text}
        </Anchor>
      )}
    </>
  );
};

/** Families and vehicles have their screens at a shop of parts; the history of all is one. */
const screenOf = ({ entity, entityId, companyId }: HistoryChange, isOfParts: boolean) => {
  const id = encodeURIComponent(entityId);
  switch (entity) {
    case 'product':
      return productPath(entityId);
    case 'stock':
      return stockPath(entityId);
    case 'vehicle':
      return isOfParts ? `${panelPaths.families}?ver=vehiculos&vehiculo=${id}` : undefined;
    case 'image':
      return `${panelPaths.images}?ver=${id}`;
    case 'config':
      return `${panelPaths.config}?parte=${encodeURIComponent(entityId.replace(/^TEST_/, ''))}`;
    case 'setting':
      return `${panelPaths.config}?parte=ajustes`;
    case 'company':
      return companyPath(id);
    case 'person':
      return personPath(id);
    case 'communication':
      return `${panelPaths.communications}?editar=${id}`;
    case 'companyGroup':
      return `${panelPaths.groups}?editar=${id}`;
    case 'user':
      return `${panelPaths.users}?editar=${id}`;
    case 'order':
      return companyId === null ? undefined : numberedOrderPath(companyId, id);
    case 'autopart':
      return isOfParts ? `${panelPaths.families}?editar=${id}` : undefined;
    default:
      return undefined;
  }
};
