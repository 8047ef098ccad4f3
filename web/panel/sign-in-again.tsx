import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { messages } from '#contract/plain/messages';
import { login } from '#web/data/login';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ownEscape } from '#web/panel/own-escape';

const nothing = () => {};

type Props = { email: string; onLeave: () => void };

/** Asks whose session ended to sign in again over his screen, which stays as it is and is read anew afterwards. */
export const SignInAgain = ({ email, onLeave }: Props) => {
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const signIn = async (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog's events reach the form that it was opened from, too.
    event.stopPropagation();
    if (password === '') return setError(messages['field.required']);
    setIsBusy(true);
    const answer = await login(email, password);
    setIsBusy(false);
    if (!answer.ok) setError(answer.error);
  };
  return (
    <Modal.Root opened onClose={onLeave} centered closeOnEscape={false} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <form onSubmit={(event) => void signIn(event)} noValidate>
            <Stack pt="md">
              <Modal.Title>Tu sesión venció</Modal.Title>
              <Text size="sm">Ingresá de nuevo como {email} y seguís donde estabas: lo que escribiste sigue acá.</Text>
              <ErrorAlert text={error} />
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <PasswordInput
                label="Contraseña"
                autoComplete="current-password"
                maxLength={200}
                data-autofocus
                // Escape is not for the dialog below.
                {...ownEscape(nothing)}
                value={password}
                onChange={({ currentTarget }) => {
                  setPassword(currentTarget.value);
                  setError('');
                }}
              />
              <Group justify="flex-end">
                <Button variant="default" {...ownEscape(nothing)} onClick={onLeave}>
                  Salir sin guardar
                </Button>
                <Button type="submit" {...ownEscape(nothing)} loading={isBusy}>
                  Ingresar
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
