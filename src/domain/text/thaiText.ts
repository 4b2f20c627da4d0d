// The script of a text; a file of its own, apart from the first load's localized.

export const hasThai = (text: string): boolean => /[\u0E01-\u0E5B]/.test(text);
