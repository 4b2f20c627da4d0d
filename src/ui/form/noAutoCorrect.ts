// The attributes of a field for words that are in no dictionary, such as the names of people, streets and places.

/** Stops the keyboard from correcting the text and the browser from marking it as misspelt. */
export const noAutoCorrect = { autoCorrect: "off", spellCheck: false } as const;
