/**
 * Kinds of mails, and whether they are barred from the addresses of people who were erased (docs/decisions/023-erasure.md). An
 * `own` one is caused by the owner of its mailbox or account, or by an order of his.
 */
export const mailKinds = {
  own: { isBarred: false },
  reminder: { isBarred: true },
  newsletter: { isBarred: true },
  byStaff: { isBarred: true },
} as const satisfies Record<string, { isBarred: boolean }>;

export type MailKind = keyof typeof mailKinds;
