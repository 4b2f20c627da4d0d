// The refusal of a store that cannot be opened.

/** Its message is the one line shown before the process ends. */
export class StoreError extends Error {}
