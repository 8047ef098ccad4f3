/** The buyer's right to withdraw (ley 17.250, art. 16), as the order's page and its first mail must tell it. */
export const withdrawalRight = ({ email, address }: { email: string; address?: string }) =>
  'Podés arrepentirte de tu compra dentro de los 5 días hábiles desde que la hiciste o desde que la recibiste, sin dar ' +
  `motivos, y te devolvemos lo que pagaste (ley 17.250, art. 16). Avisanos a ${email}${address ? ` o en ${address}` : ''}.`;
