import { messages } from '#contract/plain/messages';

// What servers of the same dialect say in English.
const sentences: Record<string, string> = {
  'The user or password is incorrect.': messages['password.wrong'],
  'User unknown.': messages['login.unknownEmail'],
};

/** A server's sentence as people here read it. */
export const translated = (sentence: string) => sentences[sentence] ?? sentence;
