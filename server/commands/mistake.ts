/** What somebody who gave a command got wrong, as a sentence for them: no failure of the shop. */
export class Mistake extends Error {}
