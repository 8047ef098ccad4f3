import { useState } from 'react';
import { type ContactLists, changePerson } from '#web/data/person';

/** Changes made by a press: whether one is under way, and what was refused. */
export const useListChange = (personId: number) => {
  const [state, setState] = useState({ busy: false, error: '' });
  const send = async (lists: ContactLists) => {
    setState({ busy: true, error: '' });
    const answer = await changePerson(personId, lists);
    setState({ busy: false, error: answer.ok ? '' : answer.error });
  };
  return { ...state, change: (lists: ContactLists) => void send(lists) };
};
