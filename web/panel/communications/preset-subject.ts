import type { CommunicationType } from '#contract/plain/communications';
import { textOf, type Values } from '#web/panel/edit/fields';

const most = 120;

/** The subject of an e-mail is read by its recipient: nothing stands for it. */
const words: Record<CommunicationType, { done: string; due: string } | undefined> = {
  PHO: { done: 'Llamada con', due: 'Llamar a' },
  EMA: undefined,
  BRA: { done: 'En la sucursal con', due: 'Recibir a' },
  VIS: { done: 'Visita a', due: 'Visitar a' },
  OTH: { done: 'Contacto con', due: 'Contactar a' },
};

/** The subject of a new communication unless another is typed: how and with whom, as its form says it; '' where it does not. */
export const presetSubject = (values: Values): string => {
  const of = words[values.type as CommunicationType];
  const person = [values.contactPersonName, values.contactPersonLastName].map(textOf).filter(Boolean).join(' ');
  const contact = person || (values.isPrivate === true ? '' : textOf(values.contactCompanyName));
  if (!of || !contact) return '';
  return `${values.lastEvent === 'SCH' ? of.due : of.done} ${contact}`.slice(0, most);
};
