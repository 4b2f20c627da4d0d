// The birth years that can be chosen (3 §9), for the app and the API.
export const firstBirthYear = 1930;
export const lastBirthYear = 2004;
