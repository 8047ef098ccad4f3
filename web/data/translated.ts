import { formMessages } from '#contract/plain/form-messages';

// The English sentences of servers of the same dialect.
const sentences: Record<string, string> = {
  'The user or password is incorrect.': formMessages['password.wrong'],
  'User unknown.': formMessages['login.unknownEmail'],
};

/** A server's sentence as people here read it. */
export const translated = (sentence: string) => sentences[sentence] ?? sentence;
