import type { Ctx } from '#server/ctx';

/** Sellers and administrators: they see numbers, what is not public, and the shop's own notes. */
export const isSeller = ({ session }: Pick<Ctx, 'session'>) =>
  session?.roles.some((role) => role === 'seller' || role === 'administrator') ?? false;
