// Which script a text is in. Apart from domain/localized, which is part of the first load.

/** Whether a text has Thai letters. */
export const hasThai = (text: string): boolean => /[\u0E01-\u0E5B]/.test(text);
