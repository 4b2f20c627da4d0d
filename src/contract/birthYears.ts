// The birth years on offer (3 §9), for the app and the API alike.
export const firstBirthYear = 1930;
export const lastBirthYear = 2004;
