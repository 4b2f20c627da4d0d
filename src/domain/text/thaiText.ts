// The script of a text; a file of its own, apart from the first load's localized.

export const hasThai = (text: string): boolean => /[ก-๛]/.test(text);
