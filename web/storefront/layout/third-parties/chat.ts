import { loadScript } from './load-script.ts';

/** Opens the chat's window of this id, as its embed code names it: property/widget. */
export const openChat = (id: string) => {
  if (!/^[\w-]{8,60}\/[\w-]{3,60}$/.test(id)) return console.error('Chat error => invalid id');
  loadScript(`https://embed.tawk.to/${id}`);
};
