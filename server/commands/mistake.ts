/** A mistake in a command as it was given, as a sentence for whoever gave it. It is no failure of the shop. */
export class Mistake extends Error {}
