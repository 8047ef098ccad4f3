import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { HistoryChange } from '#contract/history';
import { useSite } from '#web/data/site';
import { kindLabels, thingLabel } from '#web/panel/history/history-words';
import { companyPath, orderPath, panelPaths, personPath, productPath } from '#web/panel/panel-paths';

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
      ) : to.isPanel ? (
        <Anchor component={Link} to={to.path} size="sm">
          {text}
        </Anchor>
      ) : (
        // The shop's page is another document.
        <Anchor href={to.path} size="sm">
          {text}
        </Anchor>
      )}
    </>
  );
};

/** Families and vehicles have their screens at a shop of parts; the history of all is one. */
const screenOf = ({ entity, entityId, companyId }: HistoryChange, isOfParts: boolean) => {
  const id = encodeURIComponent(entityId);
  const panel = (path: string) => ({ path, isPanel: true });
  switch (entity) {
    case 'product':
      return panel(productPath(entityId));
    case 'stock':
      return panel(`${panelPaths.stock}?t=${id}&abrir=${id}`);
    case 'vehicle':
      return isOfParts ? panel(`${panelPaths.families}?ver=vehiculos&vehiculo=${id}`) : undefined;
    case 'image':
      return panel(`${panelPaths.images}?ver=${id}`);
    case 'config':
      return panel(`${panelPaths.config}?parte=${encodeURIComponent(entityId.replace(/^TEST_/, ''))}`);
    case 'setting':
      return panel(`${panelPaths.config}?parte=ajustes`);
    case 'company':
      return panel(companyPath(id));
    case 'person':
      return panel(personPath(id));
    case 'communication':
      return panel(`${panelPaths.communications}?editar=${id}`);
    case 'companyGroup':
      return panel(`${panelPaths.groups}?editar=${id}`);
    case 'user':
      return panel(`${panelPaths.users}?editar=${id}`);
    case 'order':
      return companyId === null ? undefined : { path: orderPath(companyId, id), isPanel: false };
    case 'autopart':
      return isOfParts ? panel(`${panelPaths.families}?editar=${id}`) : undefined;
    default:
      return undefined;
  }
};
