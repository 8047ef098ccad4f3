/** Hosts of most buyers' mailboxes here. The last three are real hosts whose names are a slip away from one of them. */
const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'adinet.com.uy',
  'vera.com.uy',
  'mail.com',
  'ymail.com',
  'email.com',
];

/** Whether one letter is missing, too much or another, or two of them are swapped. */
const isSlip = (typed: string, meant: string) => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let [end, meantEnd] = [typed.length, meant.length];
  while (end > start && meantEnd > start && typed[end - 1] === meant[meantEnd - 1]) {
    end -= 1;
    meantEnd -= 1;
  }
  const [left, right] = [typed.slice(start, end), meant.slice(start, meantEnd)];
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  return left.length <= 1 && right.length <= 1;
};

/** The address that was probably meant, where its mailbox is a slip away from a common one: 'juan@gmial.com'. */
export const meantEmail = (email: string): string | undefined => {
  const [name, domain = ''] = email.trim().toLowerCase().split('@');
  if (!name || common.includes(domain)) return undefined;
  const meant = common.find((one) => isSlip(domain, one));
  return meant && `${name}@${meant}`;
};
