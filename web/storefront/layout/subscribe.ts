import { call } from '#web/data/call';
import { emailErrors } from '#web/data/field-checks';

type Note = { text: string; isSent: boolean };

const send = async (form: HTMLFormElement): Promise<Note> => {
  const typed = new FormData(form).get('newsletter');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const wrong = emailErrors({ email }).email;
  if (wrong) return { text: wrong, isSent: false };
  const answer = await call('suscription/add', { type: 'NEM', value: email });
  if (!answer.ok) return { text: answer.fields.value ?? answer.error, isSent: false };
  form.reset();
  return { text: `Te va a llegar un correo a ${email}. Abrilo y confirmá la suscripción.`, isSent: true };
};

/** Asks for the newsletter with the form's e-mail, and says under its field what came of it. React has no part in that form. */
export const subscribe = async (form: HTMLFormElement) => {
  const button = form.querySelector('button');
  if (!button || button.disabled) return;
  button.disabled = true;
  const { text, isSent } = await send(form);
  button.disabled = false;
  form.querySelector('input')?.setAttribute('aria-invalid', String(!isSent));
  const note = form.querySelector('[role=status]');
  if (note) note.textContent = text;
};
