// The attributes of a field for what no dictionary has, such as the names of persons, streets and places.

/** The keyboard does not correct it, and the browser does not mark it as misspelt. */
export const noAutoCorrect = { autoCorrect: "off", spellCheck: false } as const;
